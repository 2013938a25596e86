import { whyNoKey } from '@gatehouse/secrets/values.ts';
import type { FoundSecret, SourcePlace } from '#src/features/imports/read/draft.ts';

/** A secret of one entry, before its line and host are known. */
export type EntrySecret = Pick<FoundSecret, 'value' | 'place'> & {
  at: SourcePlace;
  name: string | undefined;
};

const WHOLE = /^(?:bearer token|basic authentication|AWS signature|parameter .*|.* header)$/;

/** Whether the whole value of such a place is left out with a secret. */
export const isWholePlace = (place: string): boolean => WHOLE.test(place);

/** Those of the secrets that are all of an authentication, a header or a parameter. */
export const credentialsIn = (secrets: readonly EntrySecret[]): string[] =>
  secrets
    .filter(({ place }) => isWholePlace(place) && !place.startsWith('name of'))
    .map(({ value }) => value);

/** A found secret as it is listed. */
export const toFoundSecret = (
  secret: EntrySecret,
  host: string | null,
  line: number | null,
): FoundSecret => ({
  value: secret.value,
  name: (secret.name ?? (host === null ? 'Imported key' : `Key for ${host}`)).slice(0, 200),
  place: secret.place,
  line,
  host,
  problem: whyNoKey(secret.value),
});
