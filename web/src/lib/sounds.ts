/** Eight short, quiet effects, made by the browser itself; off unless a person switches them on. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "deck" | "train" | "ticket" | "turn" | "done" | "refused" | "over";

interface Tone {
  at: number;
  length: number;
  from: number;
  to?: number;
  wave?: OscillatorType;
  gain?: number;
}

const TONES: Record<Sound, Tone[]> = {
  card: [{ at: 0, length: 0.06, from: 520, to: 380, wave: "triangle" }],
  deck: [
    { at: 0, length: 0.05, from: 300, to: 240, wave: "triangle" },
    { at: 0.05, length: 0.05, from: 420, to: 330, wave: "triangle" },
  ],
  train: [
    { at: 0, length: 0.07, from: 150, to: 90, wave: "square", gain: 0.5 },
    { at: 0.09, length: 0.07, from: 170, to: 100, wave: "square", gain: 0.5 },
    { at: 0.18, length: 0.09, from: 190, to: 110, wave: "square", gain: 0.5 },
  ],
  ticket: [
    { at: 0, length: 0.05, from: 900, to: 700 },
    { at: 0.06, length: 0.06, from: 700, to: 900 },
  ],
  turn: [
    { at: 0, length: 0.18, from: 660 },
    { at: 0.14, length: 0.26, from: 880 },
  ],
  done: [
    { at: 0, length: 0.14, from: 523 },
    { at: 0.12, length: 0.14, from: 659 },
    { at: 0.24, length: 0.3, from: 784 },
  ],
  refused: [{ at: 0, length: 0.16, from: 200, to: 150, wave: "triangle" }],
  over: [
    { at: 0, length: 0.2, from: 392 },
    { at: 0.18, length: 0.2, from: 523 },
    { at: 0.36, length: 0.2, from: 659 },
    { at: 0.54, length: 0.5, from: 784 },
  ],
};

let context: AudioContext | null = null;

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.length;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = tone.wave ?? "sine";
  oscillator.frequency.setValueAtTime(tone.from, start);
  if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.07 * (tone.gain ?? 1), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}

/** Whether this page has an effect of that name. */
export function isSound(name: string): name is Sound {
  return name in TONES;
}

/** Play an effect, if sounds are on and the page is looked at. */
export function playSound(sound: Sound): void {
  if (!settings.sounds || document.hidden) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const tone of TONES[sound]) playTone(context, tone);
  } catch {
    // No audio device: the game is played in silence.
  }
}
