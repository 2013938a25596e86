import type { Draft } from '#build/draft.ts';
import { readTsv } from '#build/read-tsv.ts';
import type { Sources } from '#build/sources.ts';
import { abilitiesRowSchema, notMetRowSchema } from '#schema/directory.ts';

/** Writes the tables about the long tail. */
export const writeDirectory = (draft: Draft, sources: Sources): void => {
  draft.attempt(() => {
    const rows = readTsv(sources.read('directory/abilities.tsv'), abilitiesRowSchema, ({ api }) => api);
    for (const { api, concepts } of rows) draft.putFact('abilities', api, concepts);
  });
  draft.attempt(() => {
    const rows = readTsv(
      sources.read('directory/not-met.tsv'),
      notMetRowSchema,
      ({ concept, slug }) => `${concept} of ${slug}`,
    );
    for (const [slug, all] of Map.groupBy(rows, (row) => row.slug)) draft.putFact('not-met', slug, all);
  });
};
