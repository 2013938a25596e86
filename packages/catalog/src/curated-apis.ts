import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CuratedApi } from '#src/curated-api.ts';

const FOLDER = join(import.meta.dirname, 'curated');

/** The one API that a file of the folder describes. */
const readEntry = async (slug: string): Promise<CuratedApi> => {
  const entries = Object.values(
    (await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, `${slug}.ts`)).href)) as Record<
      string,
      CuratedApi
    >,
  );
  const [entry] = entries;
  if (entry === undefined || entries.length > 1)
    throw new Error(`curated/${slug}.ts has to export one API, and exports ${entries.length}`);
  return entry;
};

const slugs = readdirSync(FOLDER)
  .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length))
  .sort();

/** Every API that a file of `curated/` describes, by slug. The build and the tests read them; the product reads the built file. */
export const CURATED_APIS: readonly CuratedApi[] = await Promise.all(slugs.map(readEntry));
