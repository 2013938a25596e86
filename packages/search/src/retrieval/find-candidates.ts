import { rowsBeside, rowsOfCompany } from '@gatehouse/knowledge/apis/addresses.ts';
import { vendorNamed } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { Allowed } from '@gatehouse/knowledge/apis/category-filter.ts';
import { type Evidence, isAllowed, withConcept, withWord } from '@gatehouse/knowledge/apis/evidence.ts';
import { rowsElsewhere } from '@gatehouse/knowledge/apis/regions.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import type { Need, Understanding } from '#src/query/understand-query.ts';
import { type Candidate, groupOf } from '#src/retrieval/candidate.ts';
import { ofPartsAsked } from '#src/retrieval/parts.ts';

const _CANDIDATES_PER_WORD = 40;
/** A requirement that is met in passing still counts, but nobody wants an API for a tenth of one. */
const LEAST_STRENGTH = 0.15;

/** The factor for a curated API, by popularity from 1. */
const CURATED_PRIOR = [0.8, 0.9, 1, 1.12, 1.25];
/** Curated APIs come first: the directory knows neither how good its APIs are nor whether they still work. */
const DIRECTORY_PRIOR = { known: 0.8, unknown: 0.62 };

export const priorOf = ({ origin, popularity }: Pick<Evidence, 'origin' | 'popularity'>): number => {
  if (origin === 'curated') return CURATED_PRIOR[popularity - 1] ?? 1;
  return popularity > 0 ? DIRECTORY_PRIOR.known : DIRECTORY_PRIOR.unknown;
};

const evidenceForVendor = (knowledge: Knowledge, { name }: Need, { allowed }: Asked): Evidence[] => {
  const vendor = vendorNamed(knowledge, name);
  return vendor !== undefined && isAllowed(knowledge, vendor.row, allowed)
    ? [{ ...vendor, strength: 1, claim: 1, by: vendor.name }]
    : [];
};

/**
 * How much an entry with the exact words of a need gains over one with only the meaning, and how much the one that has most of the
 * rare words of the query: of those that know about cars, the one that knows VINs. Only if it meets the need well enough.
 */
const SAYS_IT = { gain: 0.3, rare: 0.4, from: 0.5 };
/** A description is no ground: a name, a capability, a synonym or a use case has the word. */
const ASKED_STRENGTH = 0.6;

/** The entries that have a word with a stem. */
type Words = (stem: string) => readonly Evidence[];

/** Those that filters allow; each word of a text is looked up once, for all of its needs. */
const wordsIn = (knowledge: Knowledge, allowed: Allowed): Words => {
  const known = new Map<string, readonly Evidence[]>();
  return (stem) => {
    const found = known.get(stem) ?? withWord(knowledge, stem, allowed);
    known.set(stem, found);
    return found;
  };
};

type Shares = Map<number, number>;
const add = (shares: Shares, row: number, share: number): void =>
  void shares.set(row, (shares.get(row) ?? 0) + share);

/** What each entry has of the words that tell it from the others which meet the same need, at most 1. */
const rareWordsIn = (words: Words, rows: ReadonlySet<number>, telling: ReadonlySet<string>): Shares => {
  const shares: Shares = new Map();
  for (const stem of telling) {
    const having = words(stem).filter(({ row, strength }) => strength >= ASKED_STRENGTH && rows.has(row));
    const rarity = Math.log((rows.size + 1) / having.length) / Math.log(rows.size + 1);
    for (const { row, strength } of having) add(shares, row, rarity * strength);
  }
  const most = Math.max(1, ...shares.values());
  return new Map([...shares].map(([row, share]) => [row, share / most]));
};

/** A text as its words are compared with the entries: those that say something, and all, as stems. */
type Asked = { allowed: Allowed; words: Words; telling: ReadonlySet<string>; stems: ReadonlySet<string> };

const evidenceForConcept = (
  knowledge: Knowledge,
  { name, said }: Need,
  { allowed, words, telling, stems }: Asked,
): Evidence[] => {
  const found = ofPartsAsked(knowledge, name, withConcept(knowledge, name, allowed), stems);
  const shares: Shares = new Map();
  for (const stem of said)
    for (const { row, strength } of words(stem)) add(shares, row, strength / said.length);
  const meeting = found.filter(({ strength }) => strength >= SAYS_IT.from);
  const rare = rareWordsIn(words, new Set(meeting.map(({ row }) => row)), telling);
  const factor = ({ row, strength }: Evidence): number =>
    strength < SAYS_IT.from
      ? 1
      : (1 + SAYS_IT.gain * (shares.get(row) ?? 0)) * (1 + SAYS_IT.rare * (rare.get(row) ?? 0));
  return found.map((one) => ({ ...one, strength: one.strength * factor(one) }));
};

/** Words of the text are looked up by word-match.ts. */
const EVIDENCE = { concept: evidenceForConcept, word: (): Evidence[] => [], vendor: evidenceForVendor };

/** The rows that a query excludes, by name or because they are for other countries than it names, and the names by which it does. */
export const excludedBy = (knowledge: Knowledge, { leftOut, countries, needs }: Understanding) => {
  const named = new Set(
    needs.flatMap(({ kind, name }) => (kind === 'vendor' ? (vendorNamed(knowledge, name)?.row ?? []) : [])),
  );
  const rows = new Set(rowsElsewhere(knowledge, countries).filter((row) => !named.has(row)));
  const names = new Set<string>();
  for (const { name, isVendor } of leftOut) {
    const vendor = isVendor ? vendorNamed(knowledge, name) : undefined;
    const found =
      vendor === undefined
        ? rowsOfCompany(knowledge, name)
        : [vendor.row, ...rowsBeside(knowledge, vendor.row)];
    for (const row of found) rows.add(row);
    if (found.length > 0) names.add(name);
  }
  return { rows, names: [...names] };
};

/** The APIs that have something to do with a need, each with all that it has. */
export const candidatesFor = (
  knowledge: Knowledge,
  { needs, telling, stems }: Understanding,
  allowed: Allowed,
  leftOut: ReadonlySet<number>,
): Candidate[] => {
  const candidates = new Map<number, Candidate>();
  const asked = { allowed, words: wordsIn(knowledge, allowed), telling: new Set(telling.map(stemOf)), stems };
  for (const need of needs) {
    for (const found of EVIDENCE[need.kind](knowledge, need, asked)) {
      if (found.strength < LEAST_STRENGTH || leftOut.has(found.row)) continue;
      const { row, apiId, origin, strength, claim, by } = found;
      const candidate = candidates.get(row) ?? {
        row,
        apiId,
        origin,
        group: groupOf(origin, apiId),
        prior: priorOf(found),
        matches: [],
      };
      candidate.matches.push({ need: need.name, strength, claim, by });
      candidates.set(row, candidate);
    }
  }
  return [...candidates.values()];
};
