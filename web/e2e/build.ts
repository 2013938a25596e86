import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the app before the first test, so that no test uses an older build. E2E_SKIP_BUILD skips this. */
const buildApp = async (): Promise<void> => {
  if (process.env.E2E_SKIP_BUILD !== undefined) return;
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
};

export default buildApp;
