import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import type { ProviderFacts } from '@gatehouse/contract/providers.ts';
import type { BuiltInFacts } from '#schema/built-in.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

/** The providers that are in the list of every installation, in the order of the list. */
export const builtInProviders = perKnowledge((knowledge): readonly ProviderFacts[] =>
  BUILT_IN_SLUGS.flatMap((slug) => {
    const facts = factOf<BuiltInFacts>(knowledge, 'built-in', slug);
    return facts === undefined ? [] : [{ slug, ...facts }];
  }),
);

/** One of them. */
export const findBuiltIn = (knowledge: Knowledge, slug: string): ProviderFacts | undefined =>
  builtInProviders(knowledge).find((provider) => provider.slug === slug);
