import { escapeHtml } from '@gatehouse/contract/plain/guide-html.ts';
import type { Provider, ProviderFacts } from '@gatehouse/contract/providers.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import { formatDay } from '#src/dates/format-day.ts';
import type { StepContent } from '#src/features/guides/guide-content.ts';
import { code, link, linkToHost, list, paragraph } from '#src/features/guides/guide-parts.ts';
import { firstPath, type GuideApi } from '#src/features/guides/known-api.ts';

/** A provider of the list, or one that could be added to it. */
export type GuideProvider = ProviderFacts & Pick<Provider, 'source' | 'origin'>;

/** A provider, what the catalog knows about it beyond that, and how people log in there. */
export type GuideFacts = {
  provider: GuideProvider;
  known: GuideApi | undefined;
  login: OauthFacts | undefined;
};

export const GENERATED_WARNING =
  'This guide was generated from known facts about the provider. If it differs from the provider’s documentation, trust the documentation.';

/** The pages that a reader needs besides the guide, as a list; empty if none is known. */
export const pagesOf = ({ developerPortalUrl, documentationUrl, apiDocsUrl }: GuideProvider): string => {
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

/** `its documentation`, as a link if its URL is known. */
export const docsLink = (url: string | null): string =>
  url === null ? 'its documentation' : link(url, 'its documentation');

/** The price, as HTML; empty if it is not known. */
export const priceOf = ({ known }: GuideFacts): string => {
  if (known === undefined || known.api.pricing === null) return '';
  const { pricing, pricingChecked, website } = known.api;
  const site = website === null ? 'its own page' : linkToHost(website);
  const since =
    pricingChecked === null
      ? `Check ${site} before you rely on it.`
      : `This was checked on ${formatDay(pricingChecked)}; ${site} has the current price.`;
  return paragraph(`${escapeHtml(pricing)} ${since}`);
};

const describeBaseUrl = ({ provider: { baseUrl, documentationUrl }, known }: GuideFacts): string => {
  if (baseUrl !== null) return `The base URL is ${code(baseUrl)}.`;
  if (known?.api.origin === 'curated') return 'Each account has its own base URL.';
  return `The base URL is not known; look for it in ${docsLink(documentationUrl)}.`;
};

/** The base URL and the operations to call first, as HTML. */
export const callsOf = (facts: GuideFacts): string => {
  const { baseUrl, apiDocsUrl, documentationUrl } = facts.provider;
  const operations = facts.known?.operations ?? [];
  const docs = docsLink(apiDocsUrl ?? documentationUrl);
  const start = describeBaseUrl(facts);
  if (operations.length === 0)
    return paragraph(baseUrl === null ? start : `${start} Add a path from ${docs}.`);
  return (
    paragraph(`${start} Good operations to start with:`) +
    list(
      operations.map(({ method, path, summary }) => `${code(`${method} ${path}`)} ${escapeHtml(summary)}`),
    ) +
    (firstPath(operations) === undefined ? paragraph(`What to send in the request body is in ${docs}.`) : '')
  );
};

/** An example of a first call, and advice on it; nothing if no example can be given in general. */
export const exampleOf = (
  { provider, known }: GuideFacts,
  write: (provider: GuideProvider, path: string) => string | undefined,
): Required<Pick<StepContent, 'tips'>> & Pick<StepContent, 'codeExample'> => {
  const path = firstPath(known?.operations ?? []);
  const codeExample = path === undefined ? undefined : write(provider, path);
  if (path === undefined || codeExample === undefined) return { tips: [] };
  return {
    codeExample,
    tips: [
      ...(path.includes('{') ? ['Replace the parts in braces with your own values.'] : []),
      ...(path === '' ? [] : ['400 and 422 usually mean that a parameter is missing.']),
    ],
  };
};
