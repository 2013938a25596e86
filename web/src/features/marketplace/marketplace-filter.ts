import type { Composition } from '@gatehouse/contract/compositions.ts';
import type { CodeSnippet, Integration } from '@gatehouse/contract/marketplace.ts';
import { findRows, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import type { WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import type { MarketplaceSearch } from '#src/features/marketplace/marketplace-search.ts';

/** A snippet with the integration that it belongs to. */
export interface LibraryRow {
  snippet: CodeSnippet;
  integration: Integration;
}

const isOf = (wanted: string | undefined, value: string): boolean => wanted === undefined || wanted === value;

const integrationTexts = ({ description, category, tags, providers }: Integration): string[] => [
  description,
  category,
  ...tags,
  ...providers,
];

export const filterIntegrations = (
  integrations: readonly Integration[],
  { category, difficulty, query }: MarketplaceSearch,
): Integration[] =>
  findRows(
    integrations.filter((one) => isOf(category, one.category) && isOf(difficulty, one.difficulty)),
    query ?? '',
    (one) =>
      searchable(one.name, ...integrationTexts(one), ...one.codeSnippets.map(({ framework }) => framework)),
  );

/** All snippets of all integrations, in their order. */
export const libraryRows = (integrations: readonly Integration[]): LibraryRow[] =>
  integrations.flatMap((integration) =>
    integration.codeSnippets.map((snippet) => ({ snippet, integration })),
  );

export const filterLibrary = (
  rows: readonly LibraryRow[],
  { framework, language, query }: MarketplaceSearch,
): LibraryRow[] =>
  findRows(
    rows.filter(({ snippet }) => isOf(framework, snippet.framework) && isOf(language, snippet.language)),
    query ?? '',
    ({ snippet, integration }) =>
      searchable(
        integration.name,
        ...integrationTexts(integration),
        snippet.framework,
        snippet.language,
        snippet.description,
        ...snippet.requirements,
      ),
  );

export const filterCompositions = (
  compositions: readonly Composition[],
  { query }: MarketplaceSearch,
): Composition[] =>
  findRows(compositions, query ?? '', ({ name, description, tags, steps }) =>
    searchable(
      name,
      description,
      ...tags,
      ...steps.flatMap(({ title, provider, endpoint }) => [title, provider, endpoint]),
    ),
  );

export const filterWebhooks = (
  templates: readonly WebhookTemplate[],
  { query }: MarketplaceSearch,
): WebhookTemplate[] =>
  findRows(templates, query ?? '', ({ id, description, endpoint, provider, event }) =>
    searchable(id.replaceAll('-', ' '), id, description, endpoint, provider, event),
  );

/** Each value once, in alphabetical order. */
export const distinct = (values: readonly string[]): string[] =>
  [...new Set(values)].sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));

export type FilterName = 'category' | 'difficulty' | 'query' | 'framework' | 'language';

/** A filter without which something would be left, and how much. */
export interface Loosening {
  name: FilterName;
  count: number;
}

/** The filters of which each alone is the reason that nothing is left. */
export const loosenings = (
  search: MarketplaceSearch,
  names: readonly FilterName[],
  countOf: (search: MarketplaceSearch) => number,
): Loosening[] =>
  names
    .filter((name) => search[name] !== undefined)
    .map((name) => ({ name, count: countOf({ ...search, [name]: undefined }) }))
    .filter(({ count }) => count > 0);

/** The search without these filters. */
export const without = (search: MarketplaceSearch, names: readonly FilterName[]): MarketplaceSearch => ({
  ...search,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
});
