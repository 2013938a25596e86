import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Launcher = { SERVER_ARGS: string[]; SERVER_ENV: Record<string, string>; SERVER_MAIN: string };

/** How `npm start` starts the server: what runs the tests does not read the scripts' types. */
export const launcher: Launcher = await import(
  pathToFileURL(path.join(import.meta.dirname, '../../scripts/lib/server.mjs')).href
);
