import { ALL_CODES } from '#src/error-codes/all-codes.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The places in `ALL_CODES` of the tables of each host, or of each slug. */
const placesBy = (namesOf: (codes: ProviderCodes) => readonly string[]): ReadonlyMap<string, number[]> => {
  const places = new Map<string, number[]>();
  for (const [place, codes] of ALL_CODES.entries())
    for (const name of namesOf(codes)) places.set(name, [...(places.get(name) ?? []), place]);
  return places;
};

const BY_HOST = placesBy(({ hosts }) => hosts);
const BY_SLUG = placesBy(({ slugs = [] }) => slugs);

/** The tables that a body can have the form of. */
export const CODES_WITH_FORM: readonly ProviderCodes[] = ALL_CODES.filter(
  ({ hasForm }) => hasForm !== undefined,
);

/** `api.example.com` as it is written in a table: itself, `*.example.com`, `*.com`. */
const patternsOf = (host: string): string[] => {
  const labels = host.split('.');
  return [host, ...labels.slice(1).map((_label, index) => `*.${labels.slice(index + 1).join('.')}`)];
};

/** The tables of a host, and of the provider whose key was used, in the order of `ALL_CODES`. */
export const codesOfHost = (host: string, slug: string | undefined): readonly ProviderCodes[] => {
  const places = [
    ...patternsOf(host).flatMap((pattern) => BY_HOST.get(pattern) ?? []),
    ...(slug === undefined ? [] : (BY_SLUG.get(slug) ?? [])),
  ];
  const sorted = [...new Set(places)].sort((one, other) => one - other);
  return sorted.flatMap((place) => ALL_CODES[place] ?? []);
};
