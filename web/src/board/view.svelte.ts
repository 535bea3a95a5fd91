// Zoom and pan: one state, changed by wheel, fingers, mouse and keys. The sheet is laid into the window as large
// as it fits (zoom 1); `x`, `y` are the sheet's corner in pixels.

export const MOST_ZOOM = 5;
const SLIP = 6;

export class View {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  #frame: () => readonly number[];
  #pointers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #dragged = false;
  #before: { zoom: number; x: number; y: number } | null = null;
  #settle: ReturnType<typeof setTimeout> | undefined;

  constructor(frame: () => readonly number[]) {
    this.#frame = frame;
  }

  /** Pixels for a unit of the frame at zoom 1. */
  get base(): number {
    const [, , width = 1, height = 1] = this.#frame();
    return Math.max(0.01, Math.min(this.width / width, this.height / height));
  }

  get scale(): number {
    return this.base * this.zoom;
  }

  /** Whether the latest press became a drag, so that the click after it means nothing; asked once for each click. */
  endsDrag(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  fit(): void {
    this.zoom = 1;
    this.x = this.y = 0;
    this.clamp();
  }

  clamp(): void {
    const [, , width = 1, height = 1] = this.#frame();
    this.x = within(this.x, this.width, width * this.scale);
    this.y = within(this.y, this.height, height * this.scale);
  }

  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const zoom = Math.min(MOST_ZOOM, Math.max(1, this.zoom * factor));
    const change = zoom / this.zoom;
    this.x = px - (px - this.x) * change;
    this.y = py - (py - this.y) * change;
    this.zoom = zoom;
    this.clamp();
    this.#move();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.clamp();
    this.#move();
  }

  /** The frame's point under a pixel of the window. */
  point(px: number, py: number): [number, number] {
    const [left = 0, top = 0] = this.#frame();
    return [left + (px - this.x) / this.scale, top + (py - this.y) / this.scale];
  }

  /** Brings a point of the frame into sight if it is not. */
  reveal(fx: number, fy: number): void {
    const [left = 0, top = 0] = this.#frame();
    const px = this.x + (fx - left) * this.scale;
    const py = this.y + (fy - top) * this.scale;
    const margin = Math.min(60, this.width / 6);
    const dx = px < margin ? margin - px : px > this.width - margin ? this.width - margin - px : 0;
    const dy = py < margin ? margin - py : py > this.height - margin ? this.height - margin - py : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  /** Zooms so that points of the frame fill the window with some air. */
  frame(points: readonly [number, number][]): void {
    if (!points.length) return this.fit();
    this.#before ??= { zoom: this.zoom, x: this.x, y: this.y };
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    const [left = 0, top = 0] = this.#frame();
    const spanX = Math.max(...xs) - Math.min(...xs) + 140;
    const spanY = Math.max(...ys) - Math.min(...ys) + 120;
    this.zoom = Math.min(3.5, Math.max(1, Math.min(this.width / spanX, this.height / spanY) / this.base));
    this.x = this.width / 2 - ((Math.max(...xs) + Math.min(...xs)) / 2 - left) * this.scale;
    this.y = this.height / 2 - ((Math.max(...ys) + Math.min(...ys)) / 2 - top) * this.scale;
    this.clamp();
  }

  /** Back to what was seen before points were framed. */
  unframe(): void {
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    this.zoom = before.zoom;
    this.x = before.x;
    this.y = before.y;
    this.clamp();
  }

  wheel(event: WheelEvent, box: DOMRect): void {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoomAt(
      Math.exp(-Math.max(-240, Math.min(240, step)) * 0.0022),
      event.clientX - box.left,
      event.clientY - box.top,
    );
  }

  press(event: PointerEvent): void {
    if (event.button > 0) return;
    if (this.#pointers.size === 0) {
      this.#dragged = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, box: DOMRect, element: Element): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#pointers.set(event.pointerId, now);
    const other = others[0];
    if (other) {
      this.#dragged = true;
      const spread =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.zoomAt(spread, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      return;
    }
    if (!this.#dragged && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < SLIP) return;
    if (!this.#dragged) {
      this.#dragged = true;
      element.setPointerCapture(event.pointerId);
    }
    this.pan(now.x - before.x, now.y - before.y);
  }

  release(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #move(): void {
    this.moving = true;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => (this.moving = false), 180);
  }
}

/** Small sheets stay in the middle, large ones keep the window covered. */
function within(offset: number, window: number, sheet: number): number {
  if (sheet <= window) return (window - sheet) / 2;
  return Math.min(0, Math.max(window - sheet, offset));
}
