import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { staticShell } from './build/static-shell.ts';
import packageFile from './package.json' with { type: 'json' };
import { precompress } from './precompress.ts';
import { waitForApi } from './wait-for-api.ts';

/** Where the API listens in development, when the developer opens the address of Vite's dev server. */
const apiUrl = process.env.GATEHOUSE_API_URL ?? 'http://127.0.0.1:4001';

// The browser's Host header is not changed (changeOrigin false), because the API's gate compares it with Origin.
const toApi = { target: apiUrl, changeOrigin: false };
/** Paths of the API. Does not match the screen at /api-research. */
const API_PATH = '^/(api|trpc)/';

/** The browsers that package.json states, as Vite names them: `firefox >= 128` is `firefox128`. */
const browsers = packageFile.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * What every screen needs of the libraries is one chunk: compressed together they take less than as dozens of small ones
 * (10 KB of each first load), and the chunk changes only with a library.
 */
const BASE_LIBRARIES = [
  'clsx',
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  '@tanstack/(?:history|query-core|react-query|react-router|react-store|router-core|store)',
  '@trpc/(?:client|react-query|server)',
  '@mantine/core/esm/core',
  '@mantine/core/esm/components/(?:ActionIcon|Alert|Anchor|AppShell|Avatar|Button|Center|CloseButton|EmptyState|Group|Kbd|Loader|Stack|Text|Title|Transition|UnstyledButton|VisuallyHidden)',
];
const base = {
  name: 'base',
  test: new RegExp(String.raw`/node_modules/(?:\.pnpm/[^/]+/node_modules/)?(?:${BASE_LIBRARIES.join('|')})/`),
};

const config: UserConfig = {
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
    staticShell(),
    precompress(),
    waitForApi(apiUrl, API_PATH),
  ],
  server: {
    host: '127.0.0.1',
    port: 4000,
    strictPort: true,
    // Vite treats a key that starts with ^ as a regular expression.
    proxy: { [API_PATH]: toApi },
  },
  build: {
    target: browsers,
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, and hashed files are cached forever.
    assetsInlineLimit: 0,
    // One style sheet: as one for each part, a screen fetched 20, which are 3 to 9 KB less than this one.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 900,
    // It says what a first load fetches: to scripts/first-load.test.mjs, and to build/chunk-groups.ts.
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [base] } },
      // Its packages do not say so: what is imported by name alone would keep its WebSocket client in each first load.
      treeshake: { moduleSideEffects: [{ test: /\/@trpc\//, sideEffects: false }] },
    },
  },
};

/** A plugin of its own: only a build that is written asks what is loaded together, and not who merely reads this file. */
const chunksByScreens: Plugin = {
  name: 'chunk groups',
  apply: 'build',
  async config() {
    const groups = await chunkGroups(config, [base.name]);
    const together = {
      debugName: 'what is loaded together',
      name: (id: string) => groups.get(id) ?? null,
      // Each module has its group, and no two groups import each other.
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [together] } } } } };
  },
};

export default defineConfig({ ...config, plugins: [config.plugins, chunksByScreens] });
