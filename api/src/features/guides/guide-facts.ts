import { escapeHtml } from '@gatehouse/contract/guide-html.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { formatDay } from '#src/dates/format-day.ts';
import type { StepContent } from '#src/features/guides/guide-content.ts';
import { code, link, linkToHost, list, paragraph } from '#src/features/guides/guide-parts.ts';
import { firstPath, type KnownApi } from '#src/features/guides/known-api.ts';

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
  const urls: readonly (string | null)[] = pages.map(([url]) => url);
  return list(
    pages.flatMap(([url, title], at) => (url === null || urls.indexOf(url) < at ? [] : [link(url, title)])),
  );
};

/** `its documentation`, as a link where its address is known. */
export const docsLink = (url: string | null): string =>
  url === null ? 'its documentation' : link(url, 'its documentation');

/** What it costs, as HTML; empty where that is not known. */
export const priceOf = ({ known }: Facts): string => {
  if (known === undefined || known.api.pricing === null) return '';
  const { pricing, pricingChecked, website } = known.api;
  const site = website === null ? 'its own page' : linkToHost(website);
  const since =
    pricingChecked === null
      ? `Compare that with ${site} before you count on it.`
      : `That was so on ${formatDay(pricingChecked)}; ${site} has the price of today.`;
  return paragraph(`${escapeHtml(pricing)} ${since}`);
};

const startInWords = ({ provider: { baseUrl, documentationUrl }, known }: Facts): string => {
  if (baseUrl !== null) return `The API starts at ${code(baseUrl)}.`;
  if (known?.api.origin === 'curated') return 'Each account has an address of its own.';
  return `Where its API starts is not known; ${docsLink(documentationUrl)} tells.`;
};

/** Where the API starts and what it is asked for first, as HTML. */
export const callsOf = (facts: Facts): string => {
  const { baseUrl, apiDocsUrl, documentationUrl } = facts.provider;
  const operations = facts.known?.operations ?? [];
  const docs = docsLink(apiDocsUrl ?? documentationUrl);
  const start = startInWords(facts);
  if (operations.length === 0)
    return paragraph(baseUrl === null ? start : `${start} Add a path from ${docs}.`);
  return (
    paragraph(`${start} What is called first:`) +
    list(
      operations.map(({ method, path, summary }) => `${code(`${method} ${path}`)} ${escapeHtml(summary)}`),
    ) +
    (firstPath(operations) === undefined ? paragraph(`What these want as their body stands in ${docs}.`) : '')
  );
};

/** A call to begin with, and advice on it; nothing where none can be made in general. */
export const exampleOf = (
  { provider, known }: Facts,
  write: (provider: Provider, path: string) => string | undefined,
): Required<Pick<StepContent, 'tips'>> & Pick<StepContent, 'codeExample'> => {
  const path = firstPath(known?.operations ?? []);
  const codeExample = path === undefined ? undefined : write(provider, path);
  if (path === undefined || codeExample === undefined) return { tips: [] };
  return {
    codeExample,
    tips: [
      ...(path.includes('{') ? ['Put values of your own for what stands in braces.'] : []),
      ...(path === '' ? [] : ['400 and 422 mostly mean that a parameter is missing.']),
    ],
  };
};
