import type { Count, Label } from '@gatehouse/classifier/count-examples.ts';
import type { CodeMeaning, Condition, ErrorTable } from '@gatehouse/contract/plain/error-table.ts';

/** What is known about errors. Everything is read when it is asked for. */
export type ErrorFacts = {
  /** The tables of a host, and of the provider whose key was used; the first that knows a code explains it. */
  tablesOf: (host: string, slug: string | undefined) => readonly ErrorTable[];
  table: (id: string) => ErrorTable | undefined;
  /** What the bodies of some providers look like, and nobody else's. */
  forms: () => readonly { id: string; forms: readonly (readonly Condition[])[] }[];
  /** How often the terms of wordings stand for each cause. */
  causes: {
    /** What words mean that are the same everywhere. */
    sayings: () => readonly (readonly [pattern: string, meaning: CodeMeaning])[];
    labels: () => readonly Label[];
    countsOf: (term: string) => readonly Count[] | undefined;
  };
};
