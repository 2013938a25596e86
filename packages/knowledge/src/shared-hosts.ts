import type { SharedHosts } from '#schema/hosts.ts';
import { factOf } from '#src/facts.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

type Names = { hosting: ReadonlySet<string>; registries: ReadonlySet<string> };

/** The names under which strangers get names. */
export const sharedHosts = perKnowledge((knowledge): Names => {
  const { hosting = [], registries = [] } = factOf<SharedHosts>(knowledge, 'shared-hosts', 'all') ?? {};
  return { hosting: new Set(hosting), registries: new Set(registries) };
});
