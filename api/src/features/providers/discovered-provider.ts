import type { ApiOrigin, ProviderFacts } from '@gatehouse/contract/providers.ts';

/** The facts about an API that is added to the list. No source of discoveries lists error codes. */
export type DiscoveredFacts = Omit<ProviderFacts, 'slug' | 'refusalCodes'> & {
  /** The slug to use if it is free; if absent, it is derived from the name. */
  slugHint?: string | undefined;
};

/** What is added to the list. */
export type DiscoveredProvider = { facts: DiscoveredFacts; origin: ApiOrigin };

const MAX_SLUG_LENGTH = 100;
/** Space for what makes a slug unique: a hyphen and a number. */
const ROOM_FOR_NUMBER = 10;

const slugOf = (text: string): string => {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH - ROOM_FOR_NUMBER)
    .replace(/^-|-$/g, '');
  // A name without a Latin letter or a digit.
  return slug === '' ? 'api' : slug;
};

/** A slug derived from the text that is not in `taken`: `stripe`, or else `stripe-2`, `stripe-3` … */
export const freeSlug = (text: string, taken: ReadonlySet<string>): string => {
  const slug = slugOf(text);
  // One more candidate than taken slugs, so at least one is free.
  const candidates = Array.from({ length: taken.size + 1 }, (_unused, at) =>
    at === 0 ? slug : `${slug}-${at + 1}`,
  );
  return candidates.find((candidate) => !taken.has(candidate)) ?? slug;
};
