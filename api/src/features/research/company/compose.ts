import { setImmediate } from 'node:timers/promises';
import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import { apisOfDomain } from '@gatehouse/knowledge/apis/lookups.ts';
import { categoryName } from '@gatehouse/knowledge/category-name.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { searchApis } from '@gatehouse/search/search-apis.ts';
import { BARE_FACTS } from '#src/features/providers/entry-facts.ts';
import { type CompanySite, isOnSite } from '#src/features/research/company/company-site.ts';
import type { CrawlResult } from '#src/features/research/company/crawl.ts';
import { oneLine, phrases } from '#src/features/research/company/plain-text.ts';
import { type Company, companyFrom } from '#src/features/research/company/site-facts.ts';
import type { ApiFinding } from '#src/features/research/company/source.ts';
import { firstPerKey } from '#src/features/research/first-per-key.ts';
import { type FoundApi, fromCatalog, type ShownApi } from '#src/features/research/found-api.ts';

export type ComposedResult = {
  /** Those that are not in the catalog. */
  fromSite: FoundApi[];
  fromCatalogue: FoundApi[];
};

/** In one response. */
export const MAX_APIS = 20;
const UNKNOWN_CATEGORY = 'Other';

/** Titles that do not name a company: two companies with such a title would be taken for one API. */
const GENERIC =
  /^(?:the\s)?(?:(?:public|rest|open|web|swagger|openapi|developer|default|main|core|http)[\s-]*)*(?:(?:api|apis|definition|documentation|docs|spec(?:ification)?|reference)\s*)?(?:v?\d[\d.]*)?$/i;

const nameOf = (finding: ApiFinding, company: Company): string =>
  GENERIC.test(finding.name) ? oneLine(`${company.name} ${finding.name || 'API'}`, 100) : finding.name;

/** The category of the catalog entries that are most like this API, found by the catalog's own search. */
const categoryOf = (knowledge: Knowledge, finding: ApiFinding): string => {
  const whole = [finding.name, finding.description, ...finding.features].join(' ').slice(0, 1000);
  const scores = new Map<string, number>();
  // A description mentions many other things; the name says best what an API is for.
  for (const query of [finding.name, whole]) {
    for (const [at, { api }] of searchApis(knowledge, { query, limit: 5 }).hits.entries()) {
      const name = categoryName(api.category);
      scores.set(name, (scores.get(name) ?? 0) + 1 / (1 + at));
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a)[0]?.[0] ?? UNKNOWN_CATEGORY;
};

/** Fills what the API's own document leaves out with what the company's pages say. */
const complete = (finding: ApiFinding, company: Company, category: string): ShownApi => {
  const { keyPlacement: _placement, descriptionUrl: _description, ...shown } = finding;
  return {
    ...shown,
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
  // A host stands for its default port: what listens on another one may be another program.
  const hosts = isNamed && server.port === '' ? [server.hostname] : [];
  const withheld = (where: string): string[] => [
    `Its description names the server ${server?.host}, which ${where}. To use a key there, pin that host to the key.`,
  ];
  const elsewhere = server === null || isOwn ? [] : withheld(`is not on ${site.base}`);
  const otherPort = isNamed && server.port !== '' ? withheld('has a port of its own') : [];
  return {
    shown,
    id: null,
    origin: { type: 'site', host: site.company, name: shown.name },
    facts: {
      ...BARE_FACTS,
      specialRequirements: [...elsewhere, ...otherPort],
      name: shown.name,
      description: shown.description,
      registerUrl: shown.registrationUrl,
      documentationUrl: shown.documentationUrl,
      apiDocsUrl: shown.documentationUrl,
      developerPortalUrl: null,
      requiredScopes: [],
      baseUrl: isOwn ? shown.baseUrl : null,
      keyPlacement: finding.keyPlacement ?? { type: 'bearer' },
      hosts,
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
const keyOf = (name: string): string => apiNameKey(name).replace(/(?: rest)? apis?(?: v?\d[\d.]*)?$/, '');

/** The catalog's facts; the site fills in what they lack. */
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

/** The findings with the names under which they are shown, each name once, without those that the catalog knows. */
const distinct = (
  findings: readonly ApiFinding[],
  company: Company,
  known: readonly FoundApi[],
): ApiFinding[] => {
  const names = new Set(known.map(({ shown }) => keyOf(shown.name)));
  const named = findings.map((finding) => ({ ...finding, name: nameOf(finding, company) }));
  return firstPerKey(named, ({ name }) => keyOf(name))
    .filter(({ name }) => !names.has(keyOf(name)))
    .slice(0, MAX_APIS);
};

/** The APIs found on the site and those the catalog has for its domain, without duplicates. */
export const compose = async (
  knowledge: Knowledge,
  site: CompanySite,
  readings: CrawlResult['readings'],
): Promise<ComposedResult> => {
  const company = companyFrom(site.hostname, readings);
  const known = firstPerKey(
    apisOfDomain(knowledge, site.hostname).map((api) => fromCatalog(knowledge, api)),
    ({ shown }) => keyOf(shown.name),
  );
  const documented = merged(readings);
  // If the catalog knows the company, it describes the API better than the hints on its pages.
  const isGuessed = documented.length === 0 && known.length === 0 && company.hasApi;
  const fromSite: FoundApi[] = [];
  for (const finding of distinct(isGuessed ? [fromPages(company)] : documented, company, known)) {
    const category = known[0]?.shown.category ?? categoryOf(knowledge, finding);
    fromSite.push(toFound(site, complete(finding, company, category), finding));
    // Each category takes two searches of the catalog: other requests go in between.
    await setImmediate();
  }
  const fromCatalogue = known.map((api) => withPages(api, company));
  return { fromSite, fromCatalogue };
};
