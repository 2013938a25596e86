import type { Recommendation } from '@gatehouse/contract/discover.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { priceOf } from '@gatehouse/knowledge/apis/price.ts';

const PRICES: Record<NonNullable<CatalogApi['pricingModel']>, string> = {
  free: 'Free',
  freemium: 'Free to start',
  'pay-as-you-go': 'Pay as you go',
  subscription: 'Subscription',
  'contact-sales': 'On request',
};

const ACCESS: Record<KeyPlacement['type'], string> = {
  bearer: 'Bearer token',
  header: 'API key',
  query: 'API key',
  basic: 'User name and password',
  'aws-sigv4': 'AWS access key',
  parts: 'Several values',
  none: 'No key',
};

const accessOf = ({ origin, keyPlacement }: CatalogApi): string | null => {
  if (keyPlacement !== null) return ACCESS[keyPlacement.type];
  return origin === 'curated' ? 'No key' : null;
};

/** What can be compared at a glance. A price that was never checked is not stated. */
export const termsOf = (api: CatalogApi): Recommendation['terms'] => {
  const price = priceOf(api);
  return {
    price: price && PRICES[price.model],
    freeTier: price?.freeTier ?? null,
    access: accessOf(api),
  };
};
