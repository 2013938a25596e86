import type { KnowledgeDraft } from '#build/draft.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Sources } from '#build/sources.ts';
import { sharedHostsSchema } from '#schema/hosts.ts';

/** Writes what is known about hosts of many companies. */
export const writeHosts = (draft: KnowledgeDraft, sources: Sources): void =>
  draft.attempt(() =>
    draft.putFact('shared-hosts', 'all', readYaml(sources.read('hosts/shared.yaml'), sharedHostsSchema)),
  );
