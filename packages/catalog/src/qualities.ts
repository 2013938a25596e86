import { type Phrasebook, phrasebook } from '#src/concepts.ts';

/** Something that people want from an API besides what it does. It founds no need by itself. */
export type Quality = {
  /** Unique, also among concepts; shown to people as is. */
  name: string;
  /** Words and phrases that ask for it, separated by commas. */
  says: string;
  /**
   * `checked`: the catalogue knows it, and only APIs that have it are listed. `unknown`: it is named, because nothing in the catalogue
   * says it. Absent: it says something about the price that decides nothing.
   */
  constraint?: 'checked' | 'unknown';
};

export const FREE: Quality = {
  name: 'free of charge',
  says: 'free, for free, free of charge, no cost, free tier, free plan, free api, at no cost, without paying, zero cost, free of cost, without cost, no credit card, costs nothing, without a credit card',
  constraint: 'checked',
};
export const OPEN_SOURCE: Quality = {
  name: 'open source',
  says: 'open source, open sourced, self hosted, self host, self hosting, self hostable, on premise, on premises, host it myself, host it ourselves, run it myself, run it ourselves, on our own servers, on our own server, host ourselves, host myself, can host, hosted by us, own hosting, selfhosted, host in our own, own data centre, own data center, on our own hardware, in our own cloud, on our hardware',
  constraint: 'checked',
};
export const NO_KEY: Quality = {
  name: 'usable without a key',
  says: 'no key, no api key, without a key, without key, without an api key, without api key, keyless, no registration, without registration, no account, without an account, without account, without signing up, no sign up, no signup, no authentication, without authentication, no auth, not need a key, not need an api key, not require a key, not need an account, not require an account, needs no key, key free, nothing to sign up for, without sign up, without a sign up',
  constraint: 'checked',
};
export const COMMERCIAL: Quality = {
  name: 'commercial use',
  says: 'commercial use, commercial usage, commercially, commercial project, commercial product, use it commercially, commercial licence, commercial license',
  constraint: 'checked',
};

const NAMED_ONLY: Quality[] = [
  {
    name: 'data in the EU',
    says: 'hosted in europe, hosted in the eu, hosted in germany, eu hosting, eu hosted, european hosting, eu region, eu servers, european servers, servers in europe, servers in the eu, servers in germany, data in europe, data in the eu, data stays in the eu, data stays in europe, stay in the eu, stay in europe, stay in germany, eu data residency, within the eu, inside the eu, eu based, eu only, gdpr, gdpr compliant, gdpr compliance',
  },
  {
    name: 'data in the US',
    says: 'hosted in the us, us hosting, us hosted, us region, us servers, servers in the us, data stays in the us, stay in the us, us data residency, us based, us only',
  },
  { name: 'data residency', says: 'data residency, data sovereignty, data must not leave, must not leave' },
  { name: 'HIPAA', says: 'hipaa, hipaa compliant, hipaa compliance' },
  { name: 'SOC 2 or ISO 27001', says: 'soc 2, soc2, iso 27001, soc 2 compliant' },
  {
    name: 'licence',
    says: 'mit license, mit licence, mit licensed, apache license, apache licence, apache 2, gpl, agpl, permissive licence, permissive license',
  },
  { name: 'offline use', says: 'offline, without internet, works offline, air gapped' },
  {
    name: 'service level',
    says: 'sla, uptime guarantee, low latency, no rate limit, no rate limits, unlimited requests, without rate limits',
  },
];

const PRICE: Quality[] = [
  {
    name: 'pay as you go',
    says: 'pay as you go, pay as i go, pay as we go, pay per use, pay per request, pay per call, pay for what i use, pay for what we use, usage based pricing, metered pricing, pay only for',
  },
];

const QUALITIES: readonly Quality[] = [
  FREE,
  OPEN_SOURCE,
  NO_KEY,
  COMMERCIAL,
  ...NAMED_ONLY.map((one): Quality => ({ ...one, constraint: 'unknown' })),
  ...PRICE,
];

export const constraintNamed = (name: string): Quality | undefined =>
  QUALITIES.find((quality) => quality.name === name);

const phrasesOfQuality = ({ says }: Quality): string[] => says.split(', ');

export const QUALITY_BOOK: Phrasebook<Quality> = phrasebook(
  QUALITIES.flatMap((quality) => phrasesOfQuality(quality).map((phrase) => [phrase, quality] as const)),
);

/** The price models are no need and no constraint: `free shipping` is about parcels, and `free time` about neither. */
export const NOT_FREE_OF_CHARGE =
  /^(?:shipping|delivery|busy|slots?|time|times|rooms?|tables?|seats?|spots?|text|form|trial|weekends?|days?|parking|range|spaces?)$/;
