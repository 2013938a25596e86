import { afterAll } from 'vitest';
import { type Catalog, openCatalog } from '#src/open-catalog.ts';

/** The built catalogue, closed after the tests of the file. */
export const builtCatalog = (): Catalog => {
  const catalog = openCatalog();
  afterAll(catalog.close);
  return catalog;
};
