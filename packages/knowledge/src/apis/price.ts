import type { CatalogApi } from '#src/apis/catalog-api.ts';

type Priced = Pick<CatalogApi, 'pricing' | 'pricingModel' | 'freeTier' | 'pricingChecked' | 'pricingSource'>;

/** A price that was checked: in words, with the page and the day. */
export type Price = {
  words: string;
  model: NonNullable<CatalogApi['pricingModel']>;
  freeTier: string | null;
  checked: string;
  source: string;
};

/** What an API costs; null if nobody has checked it, because an old or assumed price is worse than none. */
export const priceOf = (api: Priced): Price | null => {
  const { pricing, pricingModel, freeTier, pricingChecked, pricingSource } = api;
  return pricing === null || pricingModel === null || pricingChecked === null || pricingSource === null
    ? null
    : { words: pricing, model: pricingModel, freeTier, checked: pricingChecked, source: pricingSource };
};

/** Whether an API can be used without paying, at least to begin with; null if that was not checked. */
export const isFree = (api: Priced): boolean | null => {
  const price = priceOf(api);
  return price === null ? null : price.model === 'free' || price.freeTier !== null;
};
