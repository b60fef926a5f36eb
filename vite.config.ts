import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  worker: { format: "es" },
  build: {
    target: ["chrome107", "safari16.4", "firefox114"],
    sourcemap: true,
    // Fonts and images stay files: inlined they would be fetched before they are needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: { port: 4401, strictPort: true },
});
