import { escapeHtml } from '@gatehouse/contract/guide-html.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { code, link, linkToHost, list, paragraph } from '#src/features/guides/guide-parts.ts';
import { firstToCall, type KnownApi } from '#src/features/guides/known-api.ts';

/** A provider of the list, and what the catalogue knows of it besides. */
export type Facts = { provider: Provider; known: KnownApi | undefined };

export const GENERATED_WARNING =
  'This guide was generated from what is known of the provider. Its own documentation is right where they differ.';

/** The pages that a reader needs beside the guide, as a list; empty where none is known. */
export const pagesOf = ({ developerPortalUrl, documentationUrl, apiDocsUrl }: Provider): string => {
  const pages = [
    [developerPortalUrl, 'Developer portal'],
    [documentationUrl, 'Documentation'],
    [apiDocsUrl, 'API reference'],
  ] as const;
  return list(pages.flatMap(([url, title]) => (url === null ? [] : [link(url, title)])));
};

/** What it costs, as HTML; empty where that is not known. */
export const priceOf = ({ known }: Facts): string => {
  if (known === undefined || known.api.pricing === null) return '';
  const { pricing, pricingChecked, website } = known.api;
  const site = website === null ? 'its own page' : linkToHost(website);
  const since =
    pricingChecked === null
      ? `Compare that with ${site} before you count on it.`
      : `That was so on ${pricingChecked}; ${site} has the price of today.`;
  return paragraph(`${escapeHtml(pricing)} ${since}`);
};

/** The path for a first call; empty where no operation is known. */
export const firstPathOf = ({ known }: Facts): string => firstToCall(known)?.path ?? '';

/** Where the API starts and what it is asked for first, as HTML. */
export const callsOf = ({ provider: { baseUrl, documentationUrl, apiDocsUrl }, known }: Facts): string => {
  const operations = known?.operations ?? [];
  const reference = apiDocsUrl ?? documentationUrl;
  const docs = reference === null ? 'its documentation' : link(reference, 'its documentation');
  if (baseUrl === null && operations.length === 0) {
    return paragraph(`Where its API starts is not known; ${docs} tells.`);
  }
  const start = baseUrl === null ? 'Each account has an address of its own.' : `The API starts at ${code(baseUrl)}.`;
  if (operations.length === 0) return paragraph(`${start} Add a path from ${docs}.`);
  return (
    paragraph(`${start} What is called first:`) +
    list(operations.map(({ method, path, summary }) => `${code(`${method} ${path}`)} ${escapeHtml(summary)}`))
  );
};

/** Advice on reading the first answer. */
export const answerTips = (facts: Facts): string[] => [
  ...(firstPathOf(facts).includes('{') ? ['Put values of your own for what stands in braces.'] : []),
  ...(firstPathOf(facts) === '' ? [] : ['400 and 422 mostly mean that a parameter is missing.']),
];
