import { ABILITIES } from '#test/queries/abilities.ts';
import { EXCLUSIONS } from '#test/queries/exclusions.ts';
import { HELD_OUT_QUERIES } from '#test/queries/held-out.ts';
import { IDEAS } from '#test/queries/ideas.ts';
import { PROJECTS } from '#test/queries/projects.ts';
import { SENTENCES } from '#test/queries/sentences.ts';
import { SHORT } from '#test/queries/short.ts';

/**
 * What people type, and the APIs that a developer who knows the field would accept among the first five results.
 * `TUNING` was used while the concepts were written and the ranking was tuned. `HELD_OUT` was written after that, and
 * nothing was changed for it: its figures are what to expect for a new query. A query for which a change is made moves
 * to `TUNING`.
 */
export type LabeledQuery = {
  query: string;
  /** For each need of the query, the ids that meet it. */
  accept: string[][];
  /** What the query excludes: none of these may be among the first five. */
  leaveOut: string[];
};

/** `a b + c - d`: a or b for the first need, c for the second, and not d. */
const labelled = (table: Record<string, string>): LabeledQuery[] =>
  Object.entries(table).map(([query, ids]) => {
    const [accept = '', leaveOut = ''] = ids.split(' - ');
    return {
      query,
      accept: accept.split(' + ').map((need) => need.split(' ')),
      leaveOut: leaveOut === '' ? [] : leaveOut.split(' '),
    };
  });

export const TUNING: LabeledQuery[] = [ABILITIES, IDEAS, SHORT, SENTENCES, PROJECTS, EXCLUSIONS].flatMap(
  labelled,
);

export const HELD_OUT: LabeledQuery[] = labelled(HELD_OUT_QUERIES);
