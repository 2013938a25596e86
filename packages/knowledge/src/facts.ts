import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

type Json = { json: string };

/** The fact of a kind about a provider, parsed. The build has checked it against the schema of its kind. */
export const factOf = <Fact>(knowledge: Knowledge, kind: string, slug: string): Fact | undefined => {
  const row = knowledge
    .prepare<[string, string], Json>('SELECT json FROM facts WHERE kind = ? AND slug = ?')
    .get(kind, slug);
  return row && (JSON.parse(row.json) as Fact);
};

/** All facts of a kind by slug, in the order of the slugs. */
export const factsOf = <Fact>(knowledge: Knowledge, kind: string): Map<string, Fact> => {
  const rows = knowledge
    .prepare<[string], Json & { slug: string }>('SELECT slug, json FROM facts WHERE kind = ? ORDER BY slug')
    .all(kind);
  return new Map(rows.map(({ slug, json }) => [slug, JSON.parse(json) as Fact]));
};

/** `api.example.com` as a pattern can have it: itself, `*.example.com`, `*.com`. */
const patternsOf = (host: string): string[] => {
  const labels = host.split('.');
  return [host, ...labels.slice(1).map((_label, index) => `*.${labels.slice(index + 1).join('.')}`)];
};

type Hosts = Map<string, { pattern: string; slug: string }[]>;

const hostsByKind = perKnowledge(() => new Map<string, Hosts>());

/** The patterns of a kind, which are some hundreds: a host is looked up by each of its domains, for every response. */
const hostsOf = (knowledge: Knowledge, kind: string): Hosts => {
  const byKind = hostsByKind(knowledge);
  const known =
    byKind.get(kind) ??
    Map.groupBy(
      knowledge
        .prepare<[string], { pattern: string; slug: string }>(
          'SELECT pattern, slug FROM hosts WHERE kind = ? ORDER BY slug',
        )
        .all(kind),
      ({ pattern }) => pattern,
    );
  byKind.set(kind, known);
  return known;
};

/** The slugs whose fact of a kind is about a host, the ones that name it most exactly first. */
export const slugsOfHost = (knowledge: Knowledge, kind: string, host: string): string[] => {
  const hosts = hostsOf(knowledge, kind);
  const rows = patternsOf(host).flatMap((pattern) => hosts.get(pattern) ?? []);
  return [...new Set(rows.map(({ slug }) => slug))];
};
