import type { CrawlResult } from '#src/features/research/company/crawl.ts';
import type {
  DocumentReading,
  PageLink,
  PageRole,
  SiteFacts,
} from '#src/features/research/company/source.ts';

/** What all pages together say about a company. */
export type Company = {
  name: string;
  description: string;
  pricing: string | null;
  /** The headings of its documentation pages. */
  topics: string[];
  endpoints: NonNullable<SiteFacts['endpoints']>;
  /** The most likely page for each purpose. */
  pages: Record<PageRole, string | null>;
  hasApi: boolean;
};

/** A documentation link that names an API or developers scores at least this. */
const SURE_DOCUMENTATION = 38;
/** A link that may lead to documentation; it only counts if the pages also mention an API. */
const LIKELY_DOCUMENTATION = 24;

const bestLink = (links: readonly PageLink[], role: PageRole): PageLink | undefined =>
  links.filter((link) => link.role === role).sort((a, b) => b.score - a.score)[0];

/** `Stripe` for `dashboard.stripe.com`: used if no page says what the company is called. */
const nameFrom = (hostname: string): string => {
  const label = /^[\d.:]+$/.test(hostname) ? hostname : (hostname.split('.').at(-2) ?? hostname);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

const first = (values: readonly (string | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== '') ?? '';

/** Combines what the pages say about the company. The home page takes precedence for the name and the description. */
export const companyFrom = (hostname: string, readings: CrawlResult['readings']): Company => {
  const homeFirst = readings.toSorted(
    (a, b) => Number(b.lead.kind === 'home') - Number(a.lead.kind === 'home'),
  );
  const facts = homeFirst.flatMap(({ reading }: { reading: DocumentReading }) => reading.site ?? []);
  const links = facts.flatMap((fact) => fact.links ?? []);
  const documenting = facts.filter(({ apiFocus }) => apiFocus === 2);
  const documentation = bestLink(links, 'documentation');
  const mentionsApi = facts.some(({ apiFocus }) => (apiFocus ?? 0) > 0);
  return {
    name: first(facts.map(({ name }) => name)) || nameFrom(hostname),
    description: first(facts.map(({ description }) => description)),
    pricing: facts.find(({ pricing }) => pricing !== undefined)?.pricing ?? null,
    topics: documenting.flatMap(({ topics }) => topics ?? []),
    endpoints: documenting.flatMap(({ endpoints }) => endpoints ?? []),
    pages: {
      documentation: documentation?.url ?? null,
      registration: bestLink(links, 'registration')?.url ?? null,
      pricing: bestLink(links, 'pricing')?.url ?? null,
    },
    hasApi:
      documenting.length > 0 ||
      (documentation?.score ?? 0) >= SURE_DOCUMENTATION ||
      (mentionsApi && (documentation?.score ?? 0) >= LIKELY_DOCUMENTATION),
  };
};
