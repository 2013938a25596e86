import { fileURLToPath } from 'node:url';
import { bundleServer } from '@gatehouse/api/test/bundle.ts';
import { build } from 'vite';

/** Builds the app and the server before the first test, so that no test uses an older build. E2E_SKIP_BUILD skips this. */
const buildApp = async (): Promise<void> => {
  if (process.env.E2E_SKIP_BUILD !== undefined) return;
  bundleServer();
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
};

export default buildApp;
