import { createHash, createHmac } from "node:crypto";

import { expect, test } from "vitest";

import { commitmentOf, hmac, sha256, shuffleKey } from "./sha256";

const KNOWN: [string, string][] = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
];

test.each(KNOWN)("the digest of a published test vector is right", (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test("texts of every length around a block and with Polish letters agree with another implementation", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "zażółć gęślą jaźń ".repeat(12).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  }
});

test("a commitment is the digest of seed, colon and salt", () => {
  expect(commitmentOf("seed", "salt")).toBe(createHash("sha256").update("seed:salt").digest("hex"));
});

test("a keyed digest agrees with another implementation, for short and long keys", () => {
  for (const key of ["", "seed", "k".repeat(64), "ż".repeat(80)]) {
    expect(hmac(key, "deszcz – śnieg")).toBe(createHmac("sha256", key).update("deszcz – śnieg", "utf8").digest("hex"));
  }
});

test("the key of a shuffle is the seed, unless somebody said a word", () => {
  expect(shuffleKey("seed", "t1", [])).toBe("seed");
  expect(shuffleKey("seed", "t1", ["", ""])).toBe("seed");
  expect(shuffleKey("seed", "t1", ["rain", "", "śnieg"])).toBe(
    createHmac("sha256", "seed").update("t1\nrain\n\nśnieg", "utf8").digest("hex"),
  );
});
