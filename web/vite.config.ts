import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/** Where the API listens while Vite's dev server is the address that a developer opens. */
const apiUrl = process.env.GATEHOUSE_API_URL ?? 'http://127.0.0.1:4001';

// The Host header stays the browser's own (changeOrigin false), because the API's gate compares it with Origin.
const toApi = { target: apiUrl, changeOrigin: false };

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
  ],
  server: {
    host: '127.0.0.1',
    port: 4000,
    strictPort: true,
    proxy: { '/api': toApi, '/trpc': toApi },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy takes no data: fonts or scripts, and hashed files are cached for good.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
});
