import { CatalogFileError } from '@gatehouse/catalog/catalog.store.ts';
import { type Catalog, openCatalog } from '@gatehouse/catalog/open-catalog.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/**
 * Opens the built catalogue. Throws a StartError that names the command to build it if it is missing or was built by
 * another version.
 * @param file by default where the build writes it
 */
export const openBuiltCatalog = (file?: string): Catalog => {
  try {
    return openCatalog(file);
  } catch (error) {
    throw error instanceof CatalogFileError ? new StartError(error.message) : error;
  }
};
