import type { Provider } from '@gatehouse/contract/providers.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';

/**
 * What a provider's row says about where its keys are sent, and how: every store that reads a secret reads all of it. The
 * names differ from those of the tables that are read with it, which have a base URL too.
 */
export const ROUTE_COLUMNS = [
  'providers.slug as route_slug',
  'providers.source as route_source',
  'providers.base_url as route_base_url',
  'providers.hosts as route_hosts',
  'providers.key_placement as route_key_placement',
  'providers.default_headers as route_default_headers',
  'providers.verification as route_verification',
  'providers.refusal_codes as route_refusal_codes',
] as const;

/** These columns as they are stored: lists and objects are JSON text. */
export type StoredRoute = {
  route_slug: string;
  route_source: string;
  route_base_url: string | null;
  route_hosts: string;
  route_key_placement: string;
  route_default_headers: string;
  route_verification: string | null;
  route_refusal_codes: string;
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

const isBuiltIn = ({ route_source }: StoredRoute): boolean => route_source === 'built-in';

/**
 * Where the keys of a provider are sent. For a built-in provider the knowledge file says so, whatever its row contains: the row
 * changes with each version, so the keys are only bound to its slug. It trusts the JSON that the store has written.
 */
export const routeOf = (row: StoredRoute): ProviderRoute => {
  if (isBuiltIn(row)) return findBuiltIn(openKnowledge(), row.route_slug) ?? NOWHERE;
  return {
    baseUrl: row.route_base_url,
    hosts: JSON.parse(row.route_hosts),
    keyPlacement: JSON.parse(row.route_key_placement),
    defaultHeaders: JSON.parse(row.route_default_headers),
    verification: row.route_verification === null ? null : JSON.parse(row.route_verification),
    refusalCodes: JSON.parse(row.route_refusal_codes),
  };
};

/**
 * What the keys of a provider are bound to: the slug of a built-in one, or everything that decides where the keys of a
 * saved one go. Whoever changes these columns of a saved provider seals its keys again in the same transaction.
 */
export const boundRoute = (row: StoredRoute): readonly unknown[] =>
  isBuiltIn(row)
    ? ['built-in', row.route_slug]
    : [
        'saved',
        row.route_slug,
        row.route_base_url,
        row.route_hosts,
        row.route_key_placement,
        row.route_default_headers,
        row.route_verification,
        row.route_refusal_codes,
      ];
