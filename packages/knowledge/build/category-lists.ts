import type { KnowledgeDraft } from '#build/draft.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Sources } from '#build/sources.ts';
import { industriesSchema, quickDiscoveriesSchema } from '#schema/category-lists.ts';

/** Writes which categories an industry and a quick discovery are about. */
export const writeCategoryLists = (draft: KnowledgeDraft, sources: Sources): void => {
  for (const [name, schema] of [
    ['industries', industriesSchema],
    ['quick-discoveries', quickDiscoveriesSchema],
  ] as const)
    draft.attempt(() => {
      draft.putFact(
        'category-lists',
        name,
        readYaml<unknown>(sources.read(`categories/${name}.yaml`), schema),
      );
    });
};
