import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { waitForApi } from './wait-for-api.ts';

/** Where the API listens while Vite's dev server is the address that a developer opens. */
const apiUrl = process.env.GATEHOUSE_API_URL ?? 'http://127.0.0.1:4001';

// The Host header stays the browser's own (changeOrigin false), because the API's gate compares it with Origin.
const toApi = { target: apiUrl, changeOrigin: false };
/** Of the API; the screen at /api-research is not. */
const API_PATH = '^/(api|trpc)/';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    precompress(),
    waitForApi(apiUrl, API_PATH),
  ],
  server: {
    host: '127.0.0.1',
    port: 4000,
    strictPort: true,
    // Vite takes a key that begins with ^ for a regular expression.
    proxy: { [API_PATH]: toApi },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy takes no data: fonts or scripts, and hashed files are cached for good.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // What a first load fetches is counted by it: scripts/first-load.test.mjs.
    manifest: true,
  },
});
