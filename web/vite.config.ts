import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["SEMAFOR_SERVER"] ?? "http://127.0.0.1:8765";
const texts = fileURLToPath(new URL("../src/semafor/texts", import.meta.url));

// The built page is committed under the Python package, so that no Node is needed to run it.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  resolve: { alias: { "@texts": texts } },
  build: {
    outDir: "../src/semafor/server/page",
    emptyOutDir: true,
    sourcemap: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    port: 5173,
    strictPort: false,
    fs: { allow: ["..", texts] },
    proxy: {
      // The server accepts its own origin only.
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
