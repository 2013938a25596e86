import { longestAt } from '#src/concepts/phrases.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** Abbreviations that are words in lower case. */
const ABBREVIATED = new Map([
  ['US', 'us'],
  ['UK', 'gb'],
]);

/**
 * The codes of the countries that a text names, also by their cities.
 * @param stems of its words
 */
export const countriesIn = (knowledge: Knowledge, text: string, stems: readonly string[]): string[] => [
  ...new Set([
    ...stems.flatMap((_stem, at) => longestAt(knowledge, 'place', stems, at).meanings),
    ...(text.match(/\b(?:US|UK)\b/g) ?? []).flatMap((word) => ABBREVIATED.get(word) ?? []),
  ]),
];

/** The rows of the APIs that are for other countries only. */
export const rowsElsewhere = (knowledge: Knowledge, countries: readonly string[]): number[] =>
  countries.length === 0
    ? []
    : knowledge
        .prepare<[string], { api: number }>(
          `SELECT api FROM region GROUP BY api
           HAVING max(country IN (SELECT value FROM json_each(?))) = 0`,
        )
        .all(JSON.stringify(countries))
        .map(({ api }) => api);
