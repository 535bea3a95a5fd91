/**
 * SHA-256 of a text (FIPS 180-4), in plain TypeScript: `crypto.subtle` does not exist on pages served by http in a
 * local network, and the promise of the shuffle must be checkable there too.
 */

const word = (value: number) => value >>> 0;
const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/** The first 32 bits of the fractional part of `root(prime)` for the first `count` primes. */
function constants(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d += 1) prime = n % d !== 0;
    if (prime) found.push(word((root(n) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);

/** The message with the closing bit, zeros and its length in bits: a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, word(message.length << 3));
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  return w;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [word(t1 + t2), a, b, c, word(d + t1), e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
}

function digest(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = START.slice();
  for (let at = 0; at < view.byteLength; at += 64) compress(hash, schedule(view, at));
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => bytes.setUint32(4 * i, value));
  return new Uint8Array(bytes.buffer);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array) => Array.from(bytes, (value) => value.toString(16).padStart(2, "0")).join("");

/** The digest of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hex(digest(bytesOf(text)));
}

/** HMAC-SHA256 (RFC 2104) of a text under a key, both as UTF-8, as 64 hexadecimal digits. */
export function hmac(key: string, text: string): string {
  const whole = bytesOf(key);
  const block = new Uint8Array(64);
  block.set(whole.length > 64 ? digest(whole) : whole);
  const mix = (pad: number, rest: Uint8Array) =>
    digest(Uint8Array.from([...block.map((value) => value ^ pad), ...rest]));
  return hex(mix(0x5c, mix(0x36, bytesOf(text))));
}

/** The key of the stream: the seed, or with words of the players HMAC of table and words under the seed. */
export function shuffleKey(seed: string, table: string, words: string[]): string {
  return words.some(Boolean) ? hmac(seed, [table, ...words].join("\n")) : seed;
}

/** What a server publishes before a game for a seed and a salt. */
export function commitmentOf(seed: string, salt: string): string {
  return sha256(`${seed}:${salt}`);
}
