/**
 * Short animations of what happens: a queue, each at most 600 ms, all of them dropped by any key
 * or click. The position itself is never held back by them.
 */
import { motion } from "./settings.svelte";

export interface Flight {
  /** Names of `data-anchor` elements. */
  from: string;
  to: string;
  /** Makes what flies. */
  make: () => HTMLElement;
}

const LONGEST = 600;
const queue: Flight[] = [];
let running: Animation | null = null;
let flyer: HTMLElement | null = null;

function find(anchor: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-anchor="${anchor}"]`)];
  const shown = found.map((element) => element.getBoundingClientRect()).find((box) => box.width > 0);
  return shown ?? null;
}

function centre(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function next(): void {
  if (running) return;
  const flight = queue.shift();
  if (!flight) return;
  const from = find(flight.from);
  const to = find(flight.to);
  if (!from || !to) return next();
  const element = flight.make();
  const width = Math.min(84, from.width);
  const [x, y] = centre(from);
  const [endX, endY] = centre(to);
  Object.assign(element.style, {
    position: "fixed",
    left: `${x - width / 2}px`,
    top: `${y - width / 3}px`,
    width: `${width}px`,
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(element);
  flyer = element;
  const duration = Math.min(LONGEST, (queue.length > 2 ? 180 : 420) * motion());
  running = element.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${endX - x}px, ${endY - y}px) scale(0.45)`, opacity: 0.85 },
    ],
    { duration, easing: "cubic-bezier(.3,.6,.3,1)" },
  );
  running.finished.then(land, land);
}

function land(): void {
  flyer?.remove();
  flyer = null;
  running = null;
  next();
}

/** Let something fly when its turn comes. */
export function fly(flight: Flight): void {
  if (motion() === 0 || document.hidden) return;
  queue.push(flight);
  if (!running && queue.length === 1) afterPaint(next);
}

/** Do something after the next frame, which shows the position; the answer calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Drop everything that still moves. */
export function skipMotion(): void {
  queue.length = 0;
  running?.cancel();
}
