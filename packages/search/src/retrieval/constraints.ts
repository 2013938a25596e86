import { apiAt } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { withConcept } from '@gatehouse/knowledge/apis/evidence.ts';
import { isFree } from '@gatehouse/knowledge/apis/price.ts';
import {
  COMMERCIAL,
  DATA_IN_EU,
  FREE,
  NO_CARD,
  NO_KEY,
  OPEN_SOURCE,
} from '@gatehouse/knowledge/concepts/checked-qualities.ts';
import { qualityNamed } from '@gatehouse/knowledge/concepts/qualities.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';

/** What an API has to satisfy; `isRead` is false for one that nothing in the catalogue says. */
export type Constraint = { name: string; isRead: boolean };

/** The constraints among the qualities that a query names. */
export const constraintsIn = (knowledge: Knowledge, qualities: readonly string[]): Constraint[] =>
  qualities.flatMap((name) => {
    const { constraint } = qualityNamed(knowledge, name) ?? {};
    return constraint === undefined ? [] : [{ name, isRead: constraint === 'checked' }];
  });

type Verdict = 'has' | 'lacks' | 'unknown';

const NOT_COMMERCIAL = /non-?commercial|not (?:for )?commercial|personal (?:use|projects)|private use/i;

const freeOfCharge = (api: CatalogApi): Verdict => {
  const free = isFree(api);
  if (free === null) return 'unknown';
  return free ? 'has' : 'lacks';
};

const forBusiness = (api: CatalogApi, asked: readonly string[]): Verdict => {
  const terms = `${api.freeTier ?? ''} ${api.pricing ?? ''}`;
  const isOnlyFree = api.pricingModel === 'free' || asked.includes(FREE);
  if (NOT_COMMERCIAL.test(terms)) return isOnlyFree ? 'lacks' : 'has';
  if (api.pricingModel === null || api.pricingModel === 'free') return 'unknown';
  return 'has';
};

/**
 * Whether an API satisfies a constraint, as far as the catalogue knows: of a directory entry it knows neither the price nor, mostly,
 * how to authenticate, and of a curated one it knows open source only where its entry says so.
 * @param says whether the API's own texts say it
 */
const verdictOn = (name: string, api: CatalogApi, asked: readonly string[], says: boolean): Verdict => {
  if (says) return 'has';
  const isCurated = api.origin === 'curated';
  if (name === FREE) return freeOfCharge(api);
  // Who has to pay needs a card; whether it is asked for before is not known of those that are free.
  if (name === NO_CARD) return freeOfCharge(api) === 'lacks' ? 'lacks' : 'unknown';
  if (name === NO_KEY) return isCurated || api.keyPlacement !== null ? 'lacks' : 'unknown';
  if (name === COMMERCIAL) return forBusiness(api, asked);
  return 'unknown';
};

type Checked = {
  /** Whether it satisfies all that is known of it. */
  isAllowed: boolean;
  /** The constraints about which the catalogue does not know the fact. */
  unknown: string[];
};

/** @param saysSo the rows of the APIs whose texts say that they satisfy a constraint */
const checkConstraints = (
  api: CatalogApi,
  row: number,
  constraints: readonly Constraint[],
  saysSo: ReadonlyMap<string, ReadonlySet<number>>,
): Checked => {
  const asked = constraints.map(({ name }) => name);
  const verdicts = constraints
    .filter(({ isRead }) => isRead)
    .map(({ name }) => ({ name, verdict: verdictOn(name, api, asked, saysSo.get(name)?.has(row) ?? false) }));
  return {
    isAllowed: verdicts.every(({ verdict }) => verdict !== 'lacks'),
    unknown: verdicts.filter(({ verdict }) => verdict === 'unknown').map(({ name }) => name),
  };
};

/** Where some APIs say that they are open source, silence of the others is taken for a no. */
const SAID_IF_TRUE: readonly string[] = [OPEN_SOURCE];
/** What is known of few APIs: of the others it is no no, but they come after. */
const SELDOM_KNOWN: readonly string[] = [DATA_IN_EU];
const AFTER = 0.05;

type Allowing = Candidate & { api: CatalogApi; checked: Checked };

/** The candidates that satisfy the constraints as far as the catalogue knows. */
export const satisfying = (
  knowledge: Knowledge,
  candidates: readonly Candidate[],
  constraints: readonly Constraint[],
): Candidate[] => {
  const read = constraints.filter(({ isRead }) => isRead);
  if (read.length === 0) return [...candidates];
  const rows = (name: string) => new Set(withConcept(knowledge, name, null).map(({ row }) => row));
  const saysSo = new Map(read.map(({ name }) => [name, rows(name)]));
  const allowing = candidates
    .map((one): Allowing => {
      const api = apiAt(knowledge, one.row);
      return { ...one, api, checked: checkConstraints(api, one.row, read, saysSo) };
    })
    .filter(({ checked }) => checked.isAllowed);
  const isSilent = (name: string, { checked }: Allowing) => checked.unknown.includes(name);
  const isSaid = (name: string) => allowing.some((one) => !isSilent(name, one));
  const said = SAID_IF_TRUE.filter((name) => saysSo.has(name) && isSaid(name));
  return allowing
    .filter((one) => !said.some((name) => isSilent(name, one)))
    .map(({ api: _api, checked: { unknown }, ...one }) => ({
      ...one,
      prior: one.prior * (unknown.some((name) => SELDOM_KNOWN.includes(name)) ? AFTER : 1),
      unknown,
    }));
};
