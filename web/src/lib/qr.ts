/** QR codes for links (bytes, error correction M, versions 1 to 10): the old squares, without a library. */

/** For each version: error words in a block, then [blocks, data words] once or twice. */
const VERSIONS: readonly [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

type Grid = (boolean | null)[][];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The error correction words of a block. */
function correct(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let degree = 0; degree < count; degree += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => (next[index + 1]! ^= times(factor, EXP[degree]!)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at]!;
    generator.forEach((factor, index) => (rest[at + index]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function capacity(version: number): number {
  return VERSIONS[version - 1]!.slice(1).reduce<number>(
    (sum, group) => sum + (group as number[])[0]! * (group as number[])[1]!,
    0,
  );
}

/** Data and error words of a text, in the order they are laid. */
function words(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  const room = capacity(version) * 8;
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0; bits.length < room; pad ^= 1) put(pad ? 0x11 : 0xec, 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  return interleave(data, version);
}

function interleave(data: number[], version: number): number[] {
  const [errors, ...groups] = VERSIONS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, size] of groups) {
    for (let block = 0; block < count; block += 1) blocks.push(data.slice(at, (at += size)));
  }
  const checks = blocks.map((block) => correct(block, errors));
  const result: number[] = [];
  for (const rows of [blocks, checks]) {
    const longest = Math.max(...rows.map((row) => row.length));
    for (let column = 0; column < longest; column += 1) {
      for (const row of rows) if (column < row.length) result.push(row[column]!);
    }
  }
  return result;
}

function square(grid: Grid, row: number, column: number, radius: number, rings: readonly number[]): void {
  for (let y = -radius; y <= radius; y += 1) {
    for (let x = -radius; x <= radius; x += 1) {
      const line = grid[row + y];
      if (line && column + x in line) line[column + x] = rings.includes(Math.max(Math.abs(x), Math.abs(y)));
    }
  }
}

/** Remainder of a check code. */
function check(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  const top = Math.floor(Math.log2(generator));
  for (let bit = Math.floor(Math.log2(rest || 1)); bit >= top; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= generator << (bit - top);
  }
  return (value << bits) | rest;
}

function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = check(mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    grid[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit]![8] = dark;
    grid[8]![bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit] = dark;
  }
  grid[size - 8]![8] = true;
}

function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  for (let at = 0; at < size; at += 1) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, row, column, 4, [0, 1, 3]);
  const marks = ALIGNMENT[version - 1]!;
  const last = marks.at(-1) ?? 0;
  for (const row of marks) {
    for (const column of marks) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) square(grid, row, column, 2, [0, 2]);
    }
  }
  format(grid, 0);
  if (version >= 7) {
    const bits = check(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit += 1) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      grid[far]![near] = grid[near]![far] = ((bits >> bit) & 1) === 1;
    }
  }
  return grid;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function fill(empty: Grid, data: readonly number[], mask: number): Grid {
  const grid = empty.map((row) => [...row]);
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        const dark = bit < data.length * 8 && ((data[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        grid[row]![column] = dark !== MASKS[mask]!(row, column);
        bit += 1;
      }
    }
  }
  format(grid, mask);
  return grid;
}

const LURES = ["10111010000", "00001011101"];

function linePenalty(line: readonly (boolean | null)[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  let penalty = 0;
  for (const run of text.match(/1+|0+/g) ?? []) if (run.length >= 5) penalty += run.length - 2;
  for (const lure of LURES) for (let at = text.indexOf(lure); at >= 0; at = text.indexOf(lure, at + 1)) penalty += 40;
  return penalty;
}

/** How hard a code is to read: the mask with the least of it is taken. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let at = 0; at < size; at += 1) {
    sum += linePenalty(grid[at]!) + linePenalty(grid.map((row) => row[at] ?? null));
    for (let column = 0; column < size; column += 1) {
      const value = grid[at]![column];
      if (value) dark += 1;
      if (
        at &&
        column &&
        [grid[at - 1]![column], grid[at]![column - 1], grid[at - 1]![column - 1]].every((other) => other === value)
      )
        sum += 3;
    }
  }
  return sum + Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5) * 10;
}

/** Dark modules by row, or null where the text is too long. */
export function qrModules(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((_, index) => capacity(index + 1) >= bytes.length + (index < 9 ? 2 : 3)) + 1;
  if (!version) return null;
  const [empty, data] = [frame(version), words(bytes, version)];
  const grids = MASKS.map((_, mask) => fill(empty, data, mask));
  const best = grids.reduce((one, other) => (penalty(other) < penalty(one) ? other : one));
  return best.map((row) => row.map(Boolean));
}

/** A code as SVG path data on a square of `size` modules. */
export function makeQr(text: string): { size: number; path: string } | null {
  const rows = qrModules(text);
  if (!rows) return null;
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      let width = 0;
      while (row[x + width]) width += 1;
      if (width) path += `M${x} ${y}h${width}v1h-${width}z`;
      x += width;
    }
  });
  return { size: rows.length, path };
}
