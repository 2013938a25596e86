import { type JsonObject, objectOf, textOf, textsOf } from '@gatehouse/contract/plain/json-text.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import type { Category } from '#src/categories.ts';
import { conceptNamed, conceptsIn } from '#src/concepts/concepts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { authFacts } from './auth-facts.ts';
import { describingText } from './boilerplate.ts';
import { brandOf, domainOf } from './brands.ts';
import type { DirectoryApi } from './directory-api.ts';
import { documentationLink } from './documentation-link.ts';
import { featuresOf } from './features.ts';
import { operationsOf } from './operations.ts';
import { identifierWords, plainText, shortened } from './plain-text.ts';
import type { DirectoryTables } from './tables.ts';
import { linkOrNull, serverFacts } from './urls.ts';

const MAX_NAME = 100;
const MAX_DESCRIPTION = 400;
/** The popularity of the providers that most developers have heard of, where 5 means known to everyone. */
const WELL_KNOWN_POPULARITY = 3;

/** What descriptions are read with: the concepts in the file, and the tables in directory/. */
export type DescriptionContext = { knowledge: Knowledge; tables: DirectoryTables };

/** The title, prefixed with the brand unless it already contains it; Azure's titles are named after client code. */
const nameOf = (tables: DirectoryTables, provider: string, service: string, title: string): string => {
  const brand = brandOf(tables, provider);
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
const statedCategories = ({ categories }: DirectoryTables, info: JsonObject, provider: string): Category[] =>
  provider === 'googleapis.com'
    ? ['cloud']
    : textsOf(info['x-apisguru-categories'])
        .map((category) => categories.get(category))
        .filter((category) => category !== undefined)
        .filter((category) => category !== 'government' || GOVERNMENT.test(provider));

/** Platforms whose titles use the words of other fields for parts of a computer system. */
const PLATFORM = /^(?:amazonaws\.com|azure\.com|googleapis\.com|windows\.net|oracle\.com)$/;
const SYSTEM_WORDS =
  /\b(?:data plane|control plane|service bus|event (?:hub|grid|bridge)s?|eventbridge|events?|scheduler|reservations?|subscriptions?|compute|elastic|streams?|streaming|channel|traffic|route 53|cloud map|broker|recommendations?|web services|notifications and)\b/gi;

const titleForCategory = (provider: string, name: string): string =>
  PLATFORM.test(provider) ? name.replace(SYSTEM_WORDS, ' ') : name;

/** The title and the first sentences say more than `cloud`, which the big platforms put on everything. */
const categoriesOf = (
  { knowledge, tables }: DescriptionContext,
  info: JsonObject,
  provider: string,
  name: string,
  description: string,
): Category[] => {
  const categoriesIn = (text: string): Category[] =>
    conceptsIn(knowledge, text).flatMap((concept) => conceptNamed(knowledge, concept)?.category ?? []);
  const stated = statedCategories(tables, info, provider);
  const fromTitle = categoriesIn(titleForCategory(provider, name));
  const fromText = categoriesIn(shortened(description, 160));
  const saysLittle = stated[0] === undefined || stated[0] === 'cloud' || stated[0] === 'government';
  const ordered = saysLittle ? [...fromTitle, ...stated] : [...stated, ...fromTitle];
  const unique = [
    ...new Set(
      [tables.brands.get(provider)?.category, ...ordered, ...fromText.slice(0, 1)].filter(
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
export const describe = (
  describing: DescriptionContext,
  spec: JsonObject,
  provider: string,
  service: string,
): DirectoryApi | undefined => {
  const { tables } = describing;
  const info = objectOf(spec.info);
  const { operations, tags } = operationsOf(spec);
  if (operations.length === 0) return undefined;
  const name = nameOf(tables, provider, service, textOf(info.title));
  const described = shortened(
    describingText(plainText(textOf(info.description).slice(0, 6000))),
    MAX_DESCRIPTION,
  );
  const domain = domainOf(tables, provider);
  const documentationUrl = documentationLink(spec, domain);
  const features = featuresOf(tags, operations);
  const id = service === '' ? provider : `${provider}:${service}`;
  const url = tables.baseUrls.get(id);
  const { baseUrl, hosts, patterns } = serverFacts(url === undefined ? spec.servers : [{ url }]);
  const judged = tables.overrides.get(id) ?? tables.overrides.get(provider);
  const categories =
    judged === undefined ? categoriesOf(describing, info, provider, name, described) : [judged];
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
    ...authFacts(spec, tables.notLogins),
    headers: {},
    keyBaseUrls: [],
    verification: null,
    baseUrl,
    hosts,
    domains: domain === null ? [] : [domain],
    version: textOf(info.version).slice(0, 40) || null,
    popularity: tables.wellKnown.has(provider) ? WELL_KNOWN_POPULARITY : 0,
  };
  return { api, hostPatterns: patterns, operations };
};
