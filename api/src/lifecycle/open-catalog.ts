import { CatalogFileError } from '@gatehouse/catalog/catalog.store.ts';
import { type Catalog, openCatalog } from '@gatehouse/catalog/open-catalog.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/**
 * Opens the catalogue that the build made. Throws a StartError that names the command to make it, where it is missing or
 * was made by another version.
 * @param file by default where the build puts it
 */
export const openBuiltCatalog = (file?: string): Catalog => {
  try {
    return openCatalog(file);
  } catch (error) {
    throw error instanceof CatalogFileError ? new StartError(error.message) : error;
  }
};
