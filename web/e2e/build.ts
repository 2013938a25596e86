import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the app before the first test, so that no test sees an older one; E2E_SKIP_BUILD says that it is fresh. */
const buildApp = async (): Promise<void> => {
  if (process.env.E2E_SKIP_BUILD !== undefined) return;
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
};

export default buildApp;
