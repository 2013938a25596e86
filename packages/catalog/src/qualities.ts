import { type Phrasebook, phrasebook } from '#src/concepts.ts';

/** Something that people want from an API besides what it does. It lifts the APIs that have it and adds none by itself. */
export type Quality = {
  /** Unique, also among concepts; shown to people as is. */
  name: string;
  /** Words and phrases that ask for it, separated by commas. */
  says: string;
};

export const FREE: Quality = {
  name: 'free of charge',
  says: 'free, for free, free of charge, no cost, free tier, free plan, free api, at no cost, without paying, zero cost, free of cost, without cost',
};
export const OPEN_SOURCE: Quality = {
  name: 'open source',
  says: 'open source, open sourced, self hosted, self host, self hosting, self hostable, on premise, on premises, host it myself, host it ourselves, run it myself, run it ourselves, on our own servers, on our own server, host ourselves, host myself, can host, hosted by us, own hosting, selfhosted',
};
export const NO_KEY: Quality = {
  name: 'usable without a key',
  says: 'no key, no api key, without a key, without key, without an api key, without api key, keyless, no registration, without registration, no account, without an account, without account, without signing up, no sign up, no signup, no authentication, without authentication, no auth, not need a key, not need an api key, not require a key, not need an account, not require an account',
};
const QUALITIES: readonly Quality[] = [FREE, OPEN_SOURCE, NO_KEY];

const phrasesOfQuality = ({ says }: Quality): string[] => says.split(', ');

export const QUALITY_BOOK: Phrasebook<Quality> = phrasebook(
  QUALITIES.flatMap((quality) => phrasesOfQuality(quality).map((phrase) => [phrase, quality] as const)),
);
