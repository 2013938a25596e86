import { fileURLToPath } from 'node:url';

/** Where the package's build writes the catalogue, and where it is opened. */
export const CATALOG_FILE = fileURLToPath(new URL('../dist/catalog.sqlite', import.meta.url));
