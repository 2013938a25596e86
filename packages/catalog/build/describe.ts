import { type JsonObject, objectOf, textOf, textsOf } from '@gatehouse/contract/plain/json-text.ts';
import type { Category } from '@gatehouse/knowledge/categories.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import { conceptsIn } from '#src/concepts.ts';
import { authFacts } from './auth-facts.ts';
import { describingText } from './boilerplate.ts';
import { brandOf, categoryOf, domainOf } from './brands.ts';
import { FROM_DIRECTORY } from './categories.ts';
import { overriddenCategory } from './category-overrides.ts';
import type { DirectoryApi } from './directory-api.ts';
import { documentationLink } from './documentation-link.ts';
import { featuresOf } from './features.ts';
import { operationsOf } from './operations.ts';
import { identifierWords, plainText, shortened } from './plain-text.ts';
import { linkOrNull, serverFacts } from './urls.ts';
import { WELL_KNOWN, WELL_KNOWN_POPULARITY } from './well-known.ts';

const MAX_NAME = 100;
const MAX_DESCRIPTION = 400;

/** The title, prefixed with the brand unless it already contains it; Azure's titles are named after client code. */
const nameOf = (provider: string, service: string, title: string): string => {
  const brand = brandOf(provider);
  const tidy = plainText(title)
    .replace(/[\s_-]*(?:Management\s*)?Client$/i, '')
    .replace(/\s+(?:Reference\s+)?Documentation$/i, '');
  const words = /\s/.test(tidy) || tidy === '' ? tidy : identifierWords(tidy);
  const saysBrand = words
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .includes(brand.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const isAws = provider === 'amazonaws.com' && /^(?:AWS|Amazon)\b/.test(words);
  const full = saysBrand || isAws ? words : `${brand} ${words || identifierWords(service)}`;
  return shortened(full.trim(), MAX_NAME);
};

const GOVERNMENT = /(?:^|\.)(?:gov|gouv|gob|govt|parliament|europa|bclaws|fec|uspto)(?:\.|$)/;

/**
 * The directory puts `analytics` and `media` on every Google API, and `open_data` on whatever is free to read, a card
 * game too: it only means government where a government publishes it.
 */
const statedCategories = (info: JsonObject, provider: string): Category[] =>
  provider === 'googleapis.com'
    ? ['cloud']
    : textsOf(info['x-apisguru-categories'])
        .map((category) => FROM_DIRECTORY[category])
        .filter((category) => category !== undefined)
        .filter((category) => category !== 'government' || GOVERNMENT.test(provider));

/** Platforms whose titles use the words of other fields for parts of a computer system. */
const PLATFORM = /^(?:amazonaws\.com|azure\.com|googleapis\.com|windows\.net|oracle\.com)$/;
const SYSTEM_WORDS =
  /\b(?:data plane|control plane|service bus|event (?:hub|grid|bridge)s?|eventbridge|events?|scheduler|reservations?|subscriptions?|compute|elastic|streams?|streaming|channel|traffic|route 53|cloud map|broker|recommendations?|web services|notifications and)\b/gi;

const titleForCategory = (provider: string, name: string): string =>
  PLATFORM.test(provider) ? name.replace(SYSTEM_WORDS, ' ') : name;

/** The title and the first sentences say more than `cloud`, which the big platforms put on everything. */
const categoriesOf = (info: JsonObject, provider: string, name: string, description: string): Category[] => {
  const stated = statedCategories(info, provider);
  const fromTitle = conceptsIn(titleForCategory(provider, name)).map(({ category }) => category);
  const fromText = conceptsIn(shortened(description, 160)).map(({ category }) => category);
  const saysLittle = stated[0] === undefined || stated[0] === 'cloud' || stated[0] === 'government';
  const ordered = saysLittle ? [...fromTitle, ...stated] : [...stated, ...fromTitle];
  const unique = [
    ...new Set(
      [categoryOf(provider), ...ordered, ...fromText.slice(0, 1)].filter(
        (category) => category !== undefined,
      ),
    ),
  ];
  return unique.length > 0 ? unique.slice(0, 4) : ['developer-tools'];
};

/** A contact who only converted the description says nothing about the API. */
const contactUrl = (info: JsonObject): string | null => {
  const contact = objectOf(info.contact);
  return /mike ralphson/i.test(textOf(contact.name)) ? null : linkOrNull(contact.url);
};

/** What is said of an API that does not describe itself. */
const withoutDescription = (name: string, features: readonly string[]): string =>
  features.length === 0 ? `${name}.` : `Its operations are about ${features.slice(0, 5).join(', ')}.`;

/**
 * The facts in one description. `provider` and `service` are the two parts of its directory name.
 * @returns undefined if it has no operations
 */
export const describe = (spec: JsonObject, provider: string, service: string): DirectoryApi | undefined => {
  const info = objectOf(spec.info);
  const { operations, tags } = operationsOf(spec);
  if (operations.length === 0) return undefined;
  const name = nameOf(provider, service, textOf(info.title));
  const described = shortened(
    describingText(plainText(textOf(info.description).slice(0, 6000))),
    MAX_DESCRIPTION,
  );
  const { baseUrl, hosts, patterns } = serverFacts(spec.servers);
  const domain = domainOf(provider);
  const documentationUrl = documentationLink(spec, domain);
  const features = featuresOf(tags, operations);
  const id = service === '' ? provider : `${provider}:${service}`;
  const judged = overriddenCategory(id);
  const categories = judged === undefined ? categoriesOf(info, provider, name, described) : [judged];
  const api: CatalogApi = {
    id,
    origin: 'directory',
    name,
    alsoCalled: [],
    builtIn: null,
    provider: domain,
    description: described || withoutDescription(name, features),
    category: categories[0] ?? 'developer-tools',
    categories,
    features,
    pricing: null,
    pricingModel: null,
    freeTier: null,
    isFreeForCommercialUse: null,
    pricingChecked: null,
    pricingSource: null,
    website: contactUrl(info) ?? (domain === null ? documentationUrl : linkOrNull(`https://${domain}/`)),
    documentationUrl,
    registrationUrl: linkOrNull(objectOf(info['x-apiClientRegistration']).url),
    developerPortalUrl: null,
    apiReferenceUrl: null,
    ...authFacts(spec),
    headers: {},
    baseUrl,
    hosts,
    domains: domain === null ? [] : [domain],
    version: textOf(info.version).slice(0, 40) || null,
    popularity: WELL_KNOWN.has(provider) ? WELL_KNOWN_POPULARITY : 0,
  };
  return { api, hostPatterns: patterns, operations };
};
