import type { z } from 'zod';
import type { KnowledgeDraft } from '#build/draft.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Source, Sources } from '#build/sources.ts';

/** A kind of file in the folder of a provider, and what the build does with it. */
export type ProviderKind = {
  /** `oauth.yaml` */
  file: string;
  write: (draft: KnowledgeDraft, slug: string, source: Source, sources: Sources) => void;
};

/**
 * A kind of YAML file that is checked against a schema and stored as a fact of that kind.
 * @param kind the file's name without `.yaml`, and what its reader asks for
 * @param hostsOf the patterns of hosts by which it is found, if it is
 * @param complete adds what a file shares with others, before it is checked
 */
export const yamlKind = <Fact>(
  kind: string,
  schema: z.ZodType<Fact>,
  hostsOf: (fact: Fact) => readonly string[] = () => [],
  complete: (value: unknown, sources: Sources) => unknown = (value) => value,
): ProviderKind => ({
  file: `${kind}.yaml`,
  write: (draft, slug, source, sources) => {
    const fact = readYaml(source, schema, (value) => complete(value, sources));
    draft.putFact(kind, slug, fact);
    draft.putHosts(kind, slug, hostsOf(fact));
  },
});
