import type { Provider } from '@gatehouse/contract/providers.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';

/** A provider's row, as far as it decides where its keys are sent, and how. Lists and objects are JSON text. */
export type StoredRoute = {
  slug: string;
  source: string;
  base_url: string | null;
  hosts: string;
  key_placement: string;
  default_headers: string;
  verification: string | null;
  refusal_codes: string;
};

/** Where a provider's keys are sent, and how. */
export type ProviderRoute = Pick<
  Provider,
  'baseUrl' | 'hosts' | 'keyPlacement' | 'defaultHeaders' | 'verification' | 'refusalCodes'
>;

/** For a provider that this version no longer has: its keys open, but they are only sent to hosts of their own. */
const NOWHERE: ProviderRoute = {
  baseUrl: null,
  hosts: [],
  keyPlacement: { type: 'bearer' },
  defaultHeaders: {},
  verification: null,
  refusalCodes: [],
};

const isBuiltIn = ({ source }: Pick<StoredRoute, 'source'>): boolean => source === 'built-in';

/**
 * Where the keys of a provider are sent. For a built-in provider the knowledge file says so, whatever its row contains: the row
 * changes with each version, so the keys are only bound to its slug. It trusts the JSON that the store has written.
 */
export const routeOf = (row: StoredRoute): ProviderRoute => {
  if (isBuiltIn(row)) return findBuiltIn(openKnowledge(), row.slug) ?? NOWHERE;
  return {
    baseUrl: row.base_url,
    hosts: JSON.parse(row.hosts),
    keyPlacement: JSON.parse(row.key_placement),
    defaultHeaders: JSON.parse(row.default_headers),
    verification: row.verification === null ? null : JSON.parse(row.verification),
    refusalCodes: JSON.parse(row.refusal_codes),
  };
};

/**
 * What the keys of a provider are bound to: the slug of a built-in one, or everything that decides where the keys of a
 * saved one go. Whoever changes these columns of a saved provider seals its keys again in the same transaction.
 */
export const boundRoute = (row: StoredRoute): readonly unknown[] =>
  isBuiltIn(row)
    ? ['built-in', row.slug]
    : [
        'saved',
        row.slug,
        row.base_url,
        row.hosts,
        row.key_placement,
        row.default_headers,
        row.verification,
        row.refusal_codes,
      ];
