// Outlines of slots, wagons and signs, and how to set them down on the sheet.
// Many outlines of one colour become one path: a whole board stays below two thousand nodes.

type Command = { letter: string; numbers: number[] };

const PARSED = new Map<string, Command[]>();

/** Path data with absolute M, L, H, V, C, Q, A, Z (arcs of circles only). */
function parse(path: string): Command[] {
  let commands = PARSED.get(path);
  if (!commands) {
    commands = [];
    for (const [, letter = "", body = ""] of path.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
      const numbers = [...body.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((match) => Number(match[0]));
      commands.push(...split(letter, letter === "A" ? arcNumbers(body) : numbers));
    }
    PARSED.set(path, commands);
  }
  return commands;
}

const SIZES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

function split(letter: string, numbers: number[]): Command[] {
  const size = SIZES[letter] ?? 0;
  if (size === 0) return [{ letter, numbers: [] }];
  const commands: Command[] = [];
  for (let start = 0; start < numbers.length; start += size) {
    commands.push({ letter: letter === "M" && start > 0 ? "L" : letter, numbers: numbers.slice(start, start + size) });
  }
  return commands;
}

/** An arc's two flags may stand without a space between them and what follows. */
function arcNumbers(body: string): number[] {
  const pattern =
    /(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+))/g;
  return [...body.matchAll(pattern)].flatMap((match) => match.slice(1).map(Number));
}

const short = (number: number): string => String(Math.round(number * 100) / 100);

/** The outline moved to (x, y), turned by degrees and scaled. */
export function placed(path: string, x: number, y: number, angle = 0, scale = 1): string {
  const cosine = Math.cos((angle * Math.PI) / 180) * scale;
  const sine = Math.sin((angle * Math.PI) / 180) * scale;
  let atX = 0;
  let atY = 0;
  const put = (px: number, py: number): string => {
    atX = px;
    atY = py;
    return `${short(x + px * cosine - py * sine)} ${short(y + px * sine + py * cosine)}`;
  };
  let result = "";
  for (const { letter, numbers: n } of parse(path)) {
    if (letter === "Z") result += "Z";
    else if (letter === "H") result += "L" + put(n[0]!, atY);
    else if (letter === "V") result += "L" + put(atX, n[0]!);
    else if (letter === "A") {
      const radius = short(n[0]! * scale);
      result += `A${radius} ${radius} 0 ${n[3]} ${n[4]} ${put(n[5]!, n[6]!)}`;
    } else {
      result += letter;
      for (let index = 0; index < n.length; index += 2) result += (index ? " " : "") + put(n[index]!, n[index + 1]!);
    }
  }
  return result;
}

/** A slot seen from above: a plate with cut corners and a notch for the coupling at both ends. */
export function slotOutline(length: number, width: number): string {
  const l = length / 2;
  const w = width / 2;
  const c = width * 0.24;
  return `M${-l + c} ${-w}H${l - c}L${l} ${-w + c}V${w - c}L${l - c} ${w}H${-l + c}L${-l} ${w - c}V${-w + c}Z`;
}

/** The lit upper edge of a slot. */
export function slotLight(length: number, width: number): string {
  const l = length / 2;
  const w = width / 2 - 0.9;
  const c = width * 0.24;
  return `M${-l + 0.9} ${-w + c}L${-l + c + 0.4} ${-w}H${l - c - 0.4}`;
}

/** A wagon's body. */
export function wagonOutline(length: number, width: number): string {
  const l = length / 2 - 0.6;
  const w = width / 2 + 0.5;
  const c = 2.2;
  return `M${-l + c} ${-w}H${l - c}Q${l} ${-w} ${l} ${-w + c}V${w - c}Q${l} ${w} ${l - c} ${w}H${-l + c}Q${-l} ${w} ${-l} ${w - c}V${-w + c}Q${-l} ${-w} ${-l + c} ${-w}Z`;
}

/** An engine's body: round at the front (to the right), a cab at the back. */
export function engineOutline(length: number, width: number): string {
  const l = length / 2 - 0.6;
  const w = width / 2 + 0.5;
  const c = 1.4;
  const nose = w * 0.82;
  return `M${-l + c} ${-w}H${-l * 0.25}V${-nose}H${l - nose}Q${l} ${-nose} ${l} 0Q${l} ${nose} ${l - nose} ${nose}H${-l * 0.25}V${w}H${-l + c}Q${-l} ${w} ${-l} ${w - c}V${-w + c}Q${-l} ${-w} ${-l + c} ${-w}Z`;
}

/** A steam engine from the side, box -5..5: on required locomotives and locomotive cards. */
export const ENGINE =
  "M-4.6-3.4H-1.4V-.9H1.7V-3.2H1.2V-4.2H3.6V-3.2H3.1V-.9H4.2Q4.7-.9 4.7-.3V1.6H-4.6ZM-3.7-2.5V-.9H-2.3V-2.5Z" +
  "M-4.2 2.9A1.4 1.4 0 1 1-1.4 2.9A1.4 1.4 0 1 1-4.2 2.9ZM-.9 3.2A1.1 1.1 0 1 1 1.3 3.2A1.1 1.1 0 1 1-.9 3.2ZM1.9 3.2A1.1 1.1 0 1 1 4.1 3.2A1.1 1.1 0 1 1 1.9 3.2Z";

/** A padlock, box -5..5. */
export const LOCK = "M-3.6-.6H-2.6V-2A2.6 2.6 0 1 1 2.6-2V-.6H3.6V4.4H-3.6ZM-1.3-.6H1.3V-2A1.3 1.3 0 1 0-1.3-2Z";

/** A traveller, box -5..5. */
export const PASSENGER =
  "M0-5A2.1 2.1 0 0 1 1.5-1.5Q4.4-.9 4.5 1.2Q3.6 2 2 1.4L3.4 4.8H-3.4L-2 1.4Q-3.6 2-4.5 1.2Q-4.4-.9-1.5-1.5A2.1 2.1 0 0 1 0-5Z";

/** A station building with a gable, box -8..8; the base stands at y = 6. */
export const STATION = "M-7 6V-.5H-4.6V-3L0-7.5L4.6-3V-.5H7V6Z";
export const STATION_ROOF = "M-7.8.4V-1.4H-5.2V-3.6L0-8.6L5.2-3.6V-1.4H7.8V.4H4.2V-2.6L0-6.4L-4.2-2.6V.4Z";

/** Degrees turned by half a circle where a sign would stand on its head. */
export function uprightAngle(angle: number): number {
  if (angle > 90) return angle - 180;
  if (angle <= -90) return angle + 180;
  return angle;
}

/** A wavy line along a slot on both of its sides. */
export function ripples(x: number, y: number, angle: number, length: number, width: number): string {
  const count = Math.max(2, Math.round(length / 6.5));
  const step = length / count;
  let path = "";
  for (const side of [-1, 1]) {
    const y0 = side * (width / 2 + 2.7);
    let wave = `M${-length / 2} ${y0}`;
    for (let number = 0; number < count; number += 1) {
      const x0 = -length / 2 + number * step;
      wave += `Q${x0 + step / 4} ${y0 - 1.7} ${x0 + step / 2} ${y0}Q${x0 + (3 * step) / 4} ${y0 + 1.7} ${x0 + step} ${y0}`;
    }
    path += wave;
  }
  return placed(path, x, y, angle);
}
