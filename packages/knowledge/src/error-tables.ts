import type { CodeMeaning, Condition, ErrorTable } from '@gatehouse/contract/plain/error-table.ts';
import { boundedCache } from '#src/bounded-cache.ts';
import { causeCounts, causeLabels } from '#src/cause-counts.ts';
import { factOf, factsOf, slugsOfHost } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

type Forms = { rank: number; forms: readonly (readonly Condition[])[] };

/** So many tables and terms stay parsed: those of the APIs that are called now, about 1 MiB. */
const MOST_TABLES = 64;
const MOST_TERMS = 2048;

/** What is known about errors, read when it is asked for: the tables of codes, what bodies look like, and the wordings of causes. */
export const errorFacts = (knowledge: Knowledge) => {
  const table = boundedCache(MOST_TABLES, (id: string) => factOf<ErrorTable>(knowledge, 'errors', id));
  let sayings: [pattern: string, meaning: CodeMeaning][] | undefined;
  let labels: ReturnType<typeof causeLabels> | undefined;
  let forms: { id: string; forms: Forms['forms'] }[] | undefined;
  return {
    /** The tables of a host, and of the provider whose key was used: those that only this API has come first. */
    tablesOf: (host: string, slug: string | undefined): ErrorTable[] => {
      const bySlug = slug === undefined ? [] : slugsOfHost(knowledge, 'errors-of-slug', slug);
      const ids = new Set([...slugsOfHost(knowledge, 'errors', host), ...bySlug]);
      return [...ids].flatMap((id) => table(id) ?? []).sort((one, other) => one.rank - other.rank);
    },
    table,
    /** What bodies look like that only one provider sends, whatever their host. */
    forms: () => {
      forms ??= [...factsOf<Forms>(knowledge, 'error-forms')]
        .sort(([, one], [, other]) => one.rank - other.rank)
        .map(([id, fact]) => ({ id, forms: fact.forms }));
      return forms;
    },
    causes: {
      sayings: () => {
        sayings ??= factOf<NonNullable<typeof sayings>>(knowledge, 'cause-sayings', 'all') ?? [];
        return sayings;
      },
      labels: () => {
        labels ??= causeLabels(knowledge);
        return labels;
      },
      countsOf: boundedCache(MOST_TERMS, (term: string) => causeCounts(knowledge, term)),
    },
  };
};
