import { categoryName } from '@gatehouse/catalog/category-name.ts';
import { apisOfDomain } from '@gatehouse/catalog/lookups.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import { searchApis } from '@gatehouse/catalog/search-apis.ts';
import { apiNameKey } from '@gatehouse/contract/api-name.ts';
import { type CompanySite, isOnSite } from '#src/features/research/company/company-site.ts';
import type { CrawlResult } from '#src/features/research/company/crawl.ts';
import { oneLine, phrases } from '#src/features/research/company/plain-text.ts';
import { type Company, companyFrom } from '#src/features/research/company/site-facts.ts';
import type { ApiFinding } from '#src/features/research/company/source.ts';
import { firstPerKey } from '#src/features/research/first-per-key.ts';
import { BARE_FACTS, type FoundApi, fromCatalog, type ShownApi } from '#src/features/research/found-api.ts';

export type Composed = {
  /** Those from the site first, then those from the catalogue. */
  apis: FoundApi[];
  /** Those that are not in the catalogue. */
  fromSite: FoundApi[];
};

const MAX_APIS = 20;
const UNKNOWN_CATEGORY = 'Other';

/** Titles that do not name a company: two companies with such a title would be taken for one API. */
const GENERIC =
  /^(?:the\s)?(?:(?:public|rest|open|web|swagger|openapi|developer|default|main|core|http)[\s-]*)*(?:api|apis|definition|documentation|docs|spec(?:ification)?|reference)?(?:\s*v?\d[\d.]*)?$/i;

const nameOf = (finding: ApiFinding, company: Company): string =>
  GENERIC.test(finding.name) ? oneLine(`${company.name} ${finding.name || 'API'}`, 100) : finding.name;

/** The category of the catalogue entries that are most like this API, found by the catalogue's own search. */
const categoryOf = (catalog: Catalog, finding: ApiFinding): string => {
  const whole = [finding.name, finding.description, ...finding.features].join(' ').slice(0, 1000);
  const scores = new Map<string, number>();
  // A description mentions many other things; the name says best what an API is for.
  for (const query of [finding.name, whole]) {
    for (const { api, score } of searchApis(catalog, { query, limit: 5 }).hits) {
      const name = categoryName(api.category);
      scores.set(name, (scores.get(name) ?? 0) + score);
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a)[0]?.[0] ?? UNKNOWN_CATEGORY;
};

/** Fills what the API's own document leaves out with what the company's pages say. */
const complete = (finding: ApiFinding, company: Company, category: string): ShownApi => {
  const { keyPlacement: _placement, descriptionUrl: _description, ...shown } = finding;
  return {
    ...shown,
    name: nameOf(finding, company),
    category,
    description: finding.description || company.description || `An API from ${company.name}.`,
    pricing: company.pricing,
    documentationUrl: finding.documentationUrl ?? company.pages.documentation,
    registrationUrl: finding.registrationUrl ?? company.pages.registration,
    pricingUrl: finding.pricingUrl ?? company.pages.pricing,
  };
};

/**
 * The API with its facts as a provider. Keys go only to the company's own hosts: a page may name any server, and that
 * server would be sent the key.
 */
const toFound = (site: CompanySite, shown: ShownApi, finding: ApiFinding): FoundApi => {
  const server = shown.baseUrl === null ? null : new URL(shown.baseUrl);
  const isOwn = server !== null && isOnSite(site, server);
  const isNamed = isOwn && /\.[a-z-]+$/i.test(server.hostname);
  const elsewhere =
    server === null || isOwn
      ? []
      : [
          `Its description names the server ${server.host}, which is not on ${site.base}. To use a key there, pin that host to the key.`,
        ];
  return {
    shown,
    facts: {
      ...BARE_FACTS,
      specialRequirements: elsewhere,
      name: shown.name,
      description: shown.description,
      registerUrl: shown.registrationUrl,
      documentationUrl: shown.documentationUrl,
      apiDocsUrl: shown.documentationUrl,
      developerPortalUrl: null,
      requiredScopes: [],
      baseUrl: isOwn ? shown.baseUrl : null,
      keyPlacement: finding.keyPlacement ?? { type: 'bearer' },
      hosts: isNamed ? [server.hostname] : [],
      keyHint: null,
    },
  };
};

/** An API that the pages mention but no document describes. */
const fromPages = (company: Company): ApiFinding => ({
  name: /\bAPI$/i.test(company.name) ? company.name : `${company.name} API`,
  description: company.description,
  features: phrases(company.topics, 12, 80),
  endpoints: company.endpoints.slice(0, 20),
  baseUrl: null,
  documentationUrl: null,
  registrationUrl: null,
  pricingUrl: null,
  keyPlacement: null,
  descriptionUrl: null,
});

/** One finding for each API: an entry of an APIs.json document and the description that it links to are merged. */
const merged = (readings: CrawlResult['readings']): ApiFinding[] => {
  const findings = readings.map(({ lead, reading }) => ({ lead, apis: reading.apis ?? [] }));
  const described = findings.filter(({ lead }) => lead.kind !== 'apis-json').flatMap(({ apis }) => apis);
  const entries = findings.filter(({ lead }) => lead.kind === 'apis-json').flatMap(({ apis }) => apis);
  const isOf = (entry: ApiFinding, finding: ApiFinding) =>
    entry.descriptionUrl === finding.descriptionUrl || apiNameKey(entry.name) === apiNameKey(finding.name);
  const withEntry = described.map((finding): ApiFinding => {
    const entry = entries.find((one) => isOf(one, finding));
    return {
      ...finding,
      name: finding.name || entry?.name || '',
      description: finding.description || entry?.description || '',
      documentationUrl: finding.documentationUrl ?? entry?.documentationUrl ?? null,
      registrationUrl: entry?.registrationUrl ?? null,
      pricingUrl: entry?.pricingUrl ?? null,
    };
  });
  return [...withEntry, ...entries.filter((entry) => !described.some((finding) => isOf(entry, finding)))];
};

/** Within one company, `Acme`, `Acme API` and `Acme REST API v2` are the same API too. */
const keyOf = ({ shown }: FoundApi): string =>
  apiNameKey(shown.name).replace(/(?:\s+rest)?\s+apis?(?:\s+v?\d[\d.]*)?$/, '');

/** The catalogue's facts; the site fills in what they lack. */
const withPages = (found: FoundApi, { pages, pricing }: Company): FoundApi => ({
  ...found,
  shown: {
    ...found.shown,
    documentationUrl: found.shown.documentationUrl ?? pages.documentation,
    registrationUrl: found.shown.registrationUrl ?? pages.registration,
    pricingUrl: found.shown.pricingUrl ?? pages.pricing,
    pricing: found.shown.pricing ?? pricing,
  },
});

/** The APIs found on the site and those the catalogue has for its domain, as one list without duplicates. */
export const compose = (catalog: Catalog, site: CompanySite, readings: CrawlResult['readings']): Composed => {
  const company = companyFrom(site.hostname, readings);
  const known = firstPerKey(
    apisOfDomain(catalog, site.hostname).map((api) => fromCatalog(catalog, api)),
    keyOf,
  );
  const names = new Set(known.map(keyOf));
  const documented = merged(readings);
  // If the catalogue knows the company, it describes the API better than the hints on its pages.
  const isGuessed = documented.length === 0 && known.length === 0 && company.hasApi;
  const findings = isGuessed ? [fromPages(company)] : documented;
  const found = findings.map((finding) => {
    const category = known[0]?.shown.category ?? categoryOf(catalog, finding);
    return toFound(site, complete(finding, company, category), finding);
  });
  const fromSite = firstPerKey(found, keyOf)
    .filter((api) => !names.has(keyOf(api)))
    .slice(0, MAX_APIS);
  const fromCatalogue = known.map((api) => withPages(api, company));
  return { apis: [...fromSite, ...fromCatalogue].slice(0, MAX_APIS), fromSite };
};
