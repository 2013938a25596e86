import type { SharedHosts } from '#schema/hosts.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

type Names = { hosting: ReadonlySet<string>; registries: ReadonlySet<string> };

const cached = new WeakMap<Knowledge, Names>();

/** The names under which strangers get names. */
export const sharedHosts = (knowledge: Knowledge): Names => {
  const known = cached.get(knowledge);
  if (known !== undefined) return known;
  const { hosting = [], registries = [] } = factOf<SharedHosts>(knowledge, 'shared-hosts', 'all') ?? {};
  const read = { hosting: new Set(hosting), registries: new Set(registries) };
  cached.set(knowledge, read);
  return read;
};
