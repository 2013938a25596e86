import { categoryName } from '@gatehouse/catalog/category-name.ts';
import { apisOfDomain } from '@gatehouse/catalog/lookups.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import { searchApis } from '@gatehouse/catalog/search-apis.ts';
import { apiNameKey } from '@gatehouse/contract/api-name.ts';
import { type CompanySite, isOnSite } from '#src/features/research/company/company-site.ts';
import type { CrawlResult } from '#src/features/research/company/crawl.ts';
import { oneLine, phrases } from '#src/features/research/company/plain-words.ts';
import { type Company, companyFrom } from '#src/features/research/company/site-facts.ts';
import type { ApiFinding } from '#src/features/research/company/source.ts';
import { firstPerKey } from '#src/features/research/first-per-key.ts';
import { BARE_FACTS, type FoundApi, fromCatalog, type ShownApi } from '#src/features/research/found-api.ts';

export type Composed = {
  /** Of the site first, then what the catalogue alone knows. */
  apis: FoundApi[];
  /** Those of them that the catalogue does not hold. */
  fromSite: FoundApi[];
};

const MAX_APIS = 20;
const UNKNOWN_CATEGORY = 'Other';

/** Titles that tell of no company: two of them would be taken for one API. */
const GENERIC =
  /^(?:the\s)?(?:(?:public|rest|open|web|swagger|openapi|developer|default|main|core|http)[\s-]*)*(?:api|apis|definition|documentation|docs|spec(?:ification)?|reference)?(?:\s*v?\d[\d.]*)?$/i;

const nameOf = (finding: ApiFinding, company: Company): string =>
  GENERIC.test(finding.name) ? oneLine(`${company.name} ${finding.name || 'API'}`, 100) : finding.name;

/** What the words of an API are mostly about, by the catalogue's own search. */
const categoryOf = (catalog: Catalog, finding: ApiFinding): string => {
  const whole = [finding.name, finding.description, ...finding.features].join(' ').slice(0, 1000);
  const scores = new Map<string, number>();
  // A description speaks of much besides the matter itself; what an API is called says what it is for.
  for (const query of [finding.name, whole]) {
    for (const { api, score } of searchApis(catalog, { query, limit: 5 }).hits) {
      const name = categoryName(api.category);
      scores.set(name, (scores.get(name) ?? 0) + score);
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a)[0]?.[0] ?? UNKNOWN_CATEGORY;
};

/** What the company's pages say is filled in where the API's own document says nothing. */
const complete = (finding: ApiFinding, company: Company, category: string): ShownApi => {
  const { keyPlacement: _placement, descriptionUrl: _description, ...shown } = finding;
  return {
    ...shown,
    name: nameOf(finding, company),
    category,
    description: finding.description || company.description || `An API of ${company.name}.`,
    pricing: company.pricing,
    documentationUrl: finding.documentationUrl ?? company.pages.documentation,
    registrationUrl: finding.registrationUrl ?? company.pages.registration,
    pricingUrl: finding.pricingUrl ?? company.pages.pricing,
  };
};

/**
 * The facts of a provider made of it. Its keys go to the company's own hosts alone: a page may name any server, and the
 * one that it names would be sent the key.
 */
const toFound = (site: CompanySite, shown: ShownApi, finding: ApiFinding): FoundApi => {
  const server = shown.baseUrl === null ? null : new URL(shown.baseUrl);
  const isOwn = server !== null && isOnSite(site, server);
  const isNamed = isOwn && /\.[a-z-]+$/i.test(server.hostname);
  const elsewhere =
    server === null || isOwn
      ? []
      : [
          `Its description names ${server.host} as the server, which is not on ${site.base}: a key goes there once you pin that host to it.`,
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

/** An API that no document describes, of which the pages speak. */
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

/** One entry an API: a list's entry and the description that it names are the same one. */
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

/** The catalogue's facts, and what the site adds where they say nothing. */
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

/** What the site told and what the catalogue knows of its domain, as one list without repeats. */
export const compose = (catalog: Catalog, site: CompanySite, readings: CrawlResult['readings']): Composed => {
  const company = companyFrom(site.hostname, readings);
  const known = firstPerKey(
    apisOfDomain(catalog, site.hostname).map((api) => fromCatalog(catalog, api)),
    keyOf,
  );
  const names = new Set(known.map(keyOf));
  const documented = merged(readings);
  // Where the catalogue knows the company, what its pages hint at is what the catalogue tells better.
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
