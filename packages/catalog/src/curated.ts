import type { CatalogApi } from '#src/catalog-api.ts';
import type { CuratedApi } from '#src/curated-api.ts';

const MODEL_WORDS: Record<CuratedApi['pricing']['model'], string> = {
  free: 'Free',
  freemium: 'Free tier, then paid',
  'pay-as-you-go': 'By use',
  subscription: 'Subscription',
  'contact-sales': 'On request',
};

/** The model, what is free, and the price in a sentence: `By use. Free: a credit for new accounts. A price per hour…`. */
const pricingWords = ({ model, freeTier, summary }: CuratedApi['pricing']): string =>
  [
    ...(model === 'free' && freeTier !== null ? [] : [MODEL_WORDS[model]]),
    ...(freeTier === null ? [] : [`Free: ${freeTier}`]),
    summary,
  ]
    .map((sentence) => sentence.replace(/\.$/, ''))
    .join('. ')
    .concat('.');

/** A curated API in the form that all APIs of the catalogue have. */
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
  pricing: pricingWords(curated.pricing),
  pricingModel: curated.pricing.model,
  freeTier: curated.pricing.freeTier,
  pricingChecked: curated.pricing.checked,
  website: curated.urls.website,
  documentationUrl: curated.urls.documentation,
  registrationUrl: curated.urls.registration,
  developerPortalUrl: curated.urls.developerPortal,
  apiReferenceUrl: curated.urls.apiReference,
  keyPlacement: curated.keyPlacement,
  headers: curated.headers ?? {},
  keyHint: curated.keyHint,
  baseUrl: curated.baseUrl,
  hosts: curated.baseUrl === null ? [] : [new URL(curated.baseUrl).hostname],
  domains: curated.domains,
  oauth: curated.oauth,
  version: null,
  popularity: curated.popularity,
});
