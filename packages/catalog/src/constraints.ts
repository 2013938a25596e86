import type { CatalogApi } from '#src/catalog-api.ts';
import { isFree } from '#src/price.ts';
import { COMMERCIAL, constraintNamed, FREE, NO_KEY, OPEN_SOURCE } from '#src/qualities.ts';

/** What an API has to satisfy; `isRead` is false for one that nothing in the catalogue says. */
export type Constraint = { name: string; isRead: boolean };

/** The constraints among the qualities that a query names. */
export const constraintsIn = (qualities: readonly string[]): Constraint[] =>
  qualities.flatMap((name) => {
    const { constraint } = constraintNamed(name) ?? {};
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
  const isOnlyFree = api.pricingModel === 'free' || asked.includes(FREE.name);
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
  if (name === FREE.name) return freeOfCharge(api);
  if (name === NO_KEY.name) return isCurated || api.keyPlacement !== null ? 'lacks' : 'unknown';
  if (name === COMMERCIAL.name) return forBusiness(api, asked);
  return 'unknown';
};

export type Checked = {
  /** Whether it satisfies all that is known of it. */
  isAllowed: boolean;
  /** The constraints about which the catalogue does not know the fact. */
  unknown: string[];
};

/** @param saysSo the rows of the APIs whose texts say that they satisfy a constraint */
export const checkConstraints = (
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
export const SAID_IF_TRUE: readonly string[] = [OPEN_SOURCE.name];
