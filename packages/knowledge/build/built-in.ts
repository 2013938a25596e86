import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import { besideIn, type Source, type Sources } from '#build/sources.ts';
import { besideEntrySchema, entryFactsSchema, toBuiltInFacts, withoutEntrySchema } from '#schema/built-in.ts';

/** A fact stands once: what the entry says is not said again. */
const factsIn = (source: Source, sources: Sources) => {
  const file = besideIn(sources, source, 'entry.yaml');
  if (file === undefined) return readYaml(source, withoutEntrySchema);
  const entry = readYaml(file, entryFactsSchema);
  const { name = entry.name, ...own } = readYaml(source, besideEntrySchema);
  return { ...entry, ...own, name };
};

/** A provider that is in the list of every installation. */
export const builtInKind: ProviderKind = {
  file: 'built-in.yaml',
  write: (draft, slug, source, sources) =>
    draft.putFact('built-in', slug, toBuiltInFacts(factsIn(source, sources))),
};
