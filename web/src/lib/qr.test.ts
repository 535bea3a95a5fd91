import { describe, expect, it } from "vitest";

import { makeQr, qrModules } from "./qr";

// Made with another encoder (version 1, level M, bytes, mask 0).
const KNOWN = [
  "111111100111001111111",
  "100000101001001000001",
  "101110100001101011101",
  "101110100111001011101",
  "101110101100101011101",
  "100000100111001000001",
  "111111101010101111111",
  "000000000011000000000",
  "101010100110000010010",
  "000001011110110010001",
  "001110100100111010111",
  "110000001001110010010",
  "100101101101110101000",
  "000000001010111110011",
  "111111100110111010111",
  "100000100010010010011",
  "101110101000110101010",
  "101110100110110111010",
  "101110101100100010101",
  "100000100101110111010",
  "111111101001000001011",
];

describe("a QR code", () => {
  it("is the same as another encoder's", () => {
    const rows = qrModules("http://192.168")!.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
    expect(rows).toEqual(KNOWN);
  });

  it("grows with the text and gives up when it is too long", () => {
    expect(makeQr("x".repeat(60))!.size).toBe(33);
    expect(makeQr("x".repeat(500))).toBeNull();
  });
});
