import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Source, Sources } from '#build/sources.ts';
import { besideEntrySchema, entryFactsSchema, toBuiltInFacts, withoutEntrySchema } from '#schema/built-in.ts';

const FILE = 'built-in.yaml';
const ENTRY = 'entry.yaml';

/** A fact stands once: what the entry says is not said again. */
const factsIn = (source: Source, sources: Sources) => {
  const folder = source.file.slice(0, -FILE.length - 1);
  if (!sources.list(folder).includes(ENTRY)) return readYaml(source, withoutEntrySchema);
  const entry = readYaml(sources.read(`${folder}/${ENTRY}`), entryFactsSchema);
  const { name = entry.name, ...own } = readYaml(source, besideEntrySchema);
  return { ...entry, ...own, name };
};

/** A provider that is in the list of every installation. */
export const builtInKind: ProviderKind = {
  file: FILE,
  write: (draft, slug, source, sources) =>
    draft.putFact('built-in', slug, toBuiltInFacts(factsIn(source, sources))),
};
