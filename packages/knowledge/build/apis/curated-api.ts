import type { CuratedApi } from '#schema/entry.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';

type Pricing = NonNullable<CuratedApi['pricing']>;

const MODEL_WORDS: Record<Exclude<Pricing['model'], 'free'>, string> = {
  freemium: 'Free tier, then paid',
  'pay-as-you-go': 'Pay as you go',
  subscription: 'Subscription',
  'contact-sales': 'Price on request',
};

/** The summary of a free API says that it is free; for the others, the model and what is free come before it. */
const sentencesOf = ({ model, freeTier, summary }: Pricing): string[] =>
  model === 'free'
    ? [summary]
    : [MODEL_WORDS[model], ...(freeTier === null ? [] : [`Free: ${freeTier}`]), summary];

/** The price in words: `Pay as you go. Free: A credit for new accounts. Priced per hour of audio.` */
const pricingWords = (pricing: Pricing): string =>
  sentencesOf(pricing)
    .map((sentence) => sentence.replace(/\.$/, ''))
    .join('. ')
    .concat('.');

const UNKNOWN_PRICE = {
  pricing: null,
  pricingModel: null,
  freeTier: null,
  isFreeForCommercialUse: null,
  pricingChecked: null,
  pricingSource: null,
} as const satisfies Partial<CatalogApi>;

/** The price if it was checked; what was only assumed does not get into the catalogue. */
const priceFacts = ({ pricing, urls }: CuratedApi) =>
  pricing === null || pricing.checked === null
    ? UNKNOWN_PRICE
    : {
        pricing: pricingWords(pricing),
        pricingModel: pricing.model,
        freeTier: pricing.freeTier,
        isFreeForCommercialUse: pricing.isFreeForCommercialUse ?? null,
        pricingChecked: pricing.checked,
        pricingSource: pricing.source ?? urls.website,
      };

/** A curated API in the form that all APIs in the catalogue share. */
export const fromCurated = (curated: CuratedApi): CatalogApi => ({
  id: curated.slug,
  origin: 'curated',
  name: curated.name,
  alsoCalled: curated.alsoCalled ?? [],
  builtIn: curated.builtIn ?? null,
  provider: curated.domains[0] ?? null,
  description: curated.description,
  category: curated.categories[0] as CatalogApi['category'],
  categories: curated.categories,
  features: curated.capabilities,
  ...priceFacts(curated),
  website: curated.urls.website,
  documentationUrl: curated.urls.documentation,
  registrationUrl: curated.urls.registration,
  developerPortalUrl: curated.urls.developerPortal,
  apiReferenceUrl: curated.urls.apiReference,
  keyPlacement: curated.keyPlacement,
  headers: curated.headers ?? {},
  keyHint: curated.keyHint,
  keySteps: curated.keySteps,
  keyFrom: curated.keyFrom,
  baseUrl: curated.baseUrl,
  keyBaseUrls: curated.keyBaseUrls ?? [],
  verification: curated.verification ?? null,
  hosts: [curated.baseUrl, ...(curated.keyBaseUrls ?? []).map((one) => one.baseUrl)].flatMap((base) =>
    base === null ? [] : [new URL(base).hostname],
  ),
  domains: curated.domains,
  oauth: curated.oauth,
  version: null,
  popularity: curated.popularity,
});
