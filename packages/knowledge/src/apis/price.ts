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

/** What ends or is not the real thing: a trial, a test mode, an account for developers, a credit that is given once. */
const ONLY_TO_TRY =
  /^(?:an? )?(?:\d+-day |small |few )?(?:trials?|sandbox(?:es)?|test|playground|demo|developer (?:account|site|instance|environment)|development (?:account|workspace|stores?))\b|\bfor new\b|\bin a sandbox\b/i;
/** Says of the part before it how it is meant. */
const IS_MORE = /^(?:to|for|with|within|without|not|which|whose|after|if|in)\b/i;

/** Whether a free tier lasts: one of its parts is more than a trial. */
export const isLasting = (freeTier: string): boolean =>
  freeTier
    .split(/[,;]/)
    .map((part) => part.trim().replace(/^(?:and|or) /, ''))
    .some((part) => !IS_MORE.test(part) && !ONLY_TO_TRY.test(part));

/** Whether an API can be used without paying, and not only tried; null if that was not checked. */
export const isFree = (api: Priced): boolean | null => {
  const price = priceOf(api);
  return price === null
    ? null
    : price.model === 'free' || (price.freeTier !== null && isLasting(price.freeTier));
};
