/** A few short effects, made by the browser itself: paper, wood, steam and a station bell. Off unless a person wants them. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "deck" | "train" | "ticket" | "turn" | "done" | "refused" | "over";

/** A note, with its overtones: bells have some that are out of tune. */
interface Tone {
  kind: "tone";
  at: number;
  length: number;
  from: number;
  to?: number;
  wave?: OscillatorType;
  gain?: number;
  overtones?: readonly [number, number][];
}

/** A breath of noise through a filter: paper, steam, a stamp. */
interface Noise {
  kind: "noise";
  at: number;
  length: number;
  /** Middle of what is heard, at the beginning and at the end. */
  from: number;
  to?: number;
  sharpness?: number;
  gain?: number;
}

type Piece = Tone | Noise;

const BELL: readonly [number, number][] = [
  [2.01, 0.5],
  [2.76, 0.28],
  [5.4, 0.12],
];
const WHISTLE: readonly [number, number][] = [
  [1.25, 0.8],
  [1.5, 0.6],
];

const tone = (piece: Omit<Tone, "kind">): Tone => ({ kind: "tone", ...piece });
const noise = (piece: Omit<Noise, "kind">): Noise => ({ kind: "noise", ...piece });
/** One beat of a steam engine. */
const chuff = (at: number, gain: number): Piece[] => [
  noise({ at, length: 0.11, from: 900, to: 320, sharpness: 0.7, gain }),
  tone({ at, length: 0.09, from: 120, to: 62, wave: "triangle", gain: gain * 0.7 }),
];

const PIECES: Record<Sound, Piece[]> = {
  card: [noise({ at: 0, length: 0.07, from: 3200, to: 1400, sharpness: 0.9, gain: 0.7 })],
  deck: [
    noise({ at: 0, length: 0.05, from: 2200, to: 1200, gain: 0.5 }),
    noise({ at: 0.055, length: 0.07, from: 3000, to: 1300, gain: 0.7 }),
  ],
  train: [...chuff(0, 0.9), ...chuff(0.16, 0.75), ...chuff(0.3, 0.65), ...chuff(0.42, 0.5)],
  ticket: [
    noise({ at: 0, length: 0.09, from: 1800, to: 3600, sharpness: 1.2, gain: 0.5 }),
    tone({ at: 0.1, length: 0.05, from: 1900, to: 1500, wave: "triangle", gain: 0.35 }),
  ],
  turn: [
    tone({ at: 0, length: 0.6, from: 659, gain: 0.8, overtones: BELL }),
    tone({ at: 0.16, length: 0.9, from: 880, gain: 0.8, overtones: BELL }),
  ],
  done: [
    noise({ at: 0, length: 0.05, from: 500, to: 180, sharpness: 0.6, gain: 1.2 }),
    tone({ at: 0, length: 0.08, from: 110, to: 70, wave: "triangle", gain: 1.2 }),
    tone({ at: 0.12, length: 0.5, from: 784, gain: 0.6, overtones: BELL }),
    tone({ at: 0.24, length: 0.8, from: 1047, gain: 0.6, overtones: BELL }),
  ],
  refused: [
    tone({ at: 0, length: 0.09, from: 190, to: 150, wave: "triangle" }),
    tone({ at: 0.11, length: 0.12, from: 160, to: 120, wave: "triangle" }),
  ],
  over: [
    tone({ at: 0, length: 0.32, from: 466, gain: 0.55, overtones: WHISTLE }),
    tone({ at: 0.42, length: 0.85, from: 466, to: 452, gain: 0.6, overtones: WHISTLE }),
    ...chuff(1.2, 0.6),
    ...chuff(1.42, 0.5),
  ],
};

/** Milliseconds of shaking and rest, for what a person should feel in the hand. */
const SHAKES: Partial<Record<Sound, number[]>> = {
  train: [12, 40, 12, 40, 12],
  turn: [25],
  done: [20, 50, 40],
  refused: [40],
};

const LOUDEST = 0.09;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Noise that is always the same; a fifth of a second of it is enough for any breath. */
function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 5), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[index] = seed / 2147483648 - 1;
  }
  return buffer;
}

/** How loud a piece is as time goes: quickly there, slowly gone. */
function envelope(audio: AudioContext, start: number, end: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDEST * settings.volume * loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0003, end);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, piece: Tone): void {
  const start = audio.currentTime + piece.at;
  const end = start + piece.length;
  const voices: readonly [number, number][] = [[1, 1], ...(piece.overtones ?? [])];
  for (const [ratio, share] of voices) {
    const oscillator = audio.createOscillator();
    oscillator.type = piece.wave ?? "sine";
    oscillator.frequency.setValueAtTime(piece.from * ratio, start);
    if (piece.to) oscillator.frequency.exponentialRampToValueAtTime(piece.to * ratio, end);
    oscillator.connect(envelope(audio, start, end, (piece.gain ?? 1) * share));
    oscillator.start(start);
    oscillator.stop(end + 0.02);
  }
}

function playNoise(audio: AudioContext, piece: Noise): void {
  const start = audio.currentTime + piece.at;
  const end = start + piece.length;
  hiss ??= makeHiss(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = piece.sharpness ?? 1;
  filter.frequency.setValueAtTime(piece.from, start);
  if (piece.to) filter.frequency.exponentialRampToValueAtTime(piece.to, end);
  source.connect(filter).connect(envelope(audio, start, end, (piece.gain ?? 1) * 2));
  source.start(start);
  source.stop(end + 0.02);
}

/** Whether this page has an effect of that name. */
export function isSound(name: string): name is Sound {
  return name in PIECES;
}

/** Whether this device can be felt. */
export function canShake(): boolean {
  return typeof navigator !== "undefined" && "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Play an effect and shake the phone, as far as either is wanted and the page is looked at. */
export function playSound(sound: Sound): void {
  if (document.hidden) return;
  const shake = SHAKES[sound];
  // Before the first touch a browser refuses, and says so on the console.
  const isTouched = typeof navigator === "undefined" || (navigator.userActivation?.hasBeenActive ?? true);
  if (settings.haptics && shake && canShake() && isTouched) navigator.vibrate(shake);
  if (!settings.sounds) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const piece of PIECES[sound]) {
      if (piece.kind === "tone") playTone(context, piece);
      else playNoise(context, piece);
    }
  } catch {
    // No audio device: the game is played in silence.
  }
}
