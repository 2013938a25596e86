import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { FormErrors } from '@mantine/form';

/** The values of the fields for a key's details, as text, because that is what the user types. */
export interface KeyDetailValues {
  name: string;
  baseUrl: string;
  keyType: string | null;
  /** `YYYY-MM-DD`, or empty. */
  expiresOn: string;
}

/** Fields that few keys need. */
export const OPTIONAL_DETAILS = [
  'baseUrl',
  'keyType',
  'expiresOn',
] as const satisfies (keyof KeyDetailValues)[];

export const DETAIL_NAMES = ['name', ...OPTIONAL_DETAILS] as const;

/** The operations use a time, the form a day: errors about the time are shown at the field for the day. */
export const DETAIL_RENAMES = { expiresAt: 'expiresOn' } as const;

export const NO_DETAILS: KeyDetailValues = { name: '', baseUrl: '', keyType: null, expiresOn: '' };

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

const FIRST = Date.parse('0000-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** The nearest expiry that a key can have: in another time zone the year may be outside 0000 to 9999. */
const isoWithin = (time: number): string => new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString();

/** A key is valid until the end of the entered day, in the user's time zone. */
const endOfDay = (day: string): string | null => {
  const time = Date.parse(`${day}T23:59:59.999`);
  return Number.isNaN(time) ? null : isoWithin(time);
};

/** The day of a time in the user's time zone, in the format of a date field. */
const dayOf = (iso: string): string => {
  const time = new Date(iso);
  return isoWithin(time.getTime() - time.getTimezoneOffset() * 60_000).slice(0, 10);
};

/** The fields as input for the operations; null if one is empty. They are validated by the operation's schema. */
export const toDetails = ({ name, baseUrl, keyType, expiresOn }: KeyDetailValues) => ({
  name,
  baseUrl: orNull(baseUrl),
  keyType: orNull(keyType),
  expiresAt: endOfDay(expiresOn),
});

/** The field values for a stored key. */
export const detailsOf = ({
  name,
  baseUrl,
  keyType,
  expiresAt,
}: Pick<ApiKey, 'name' | 'baseUrl' | 'keyType' | 'expiresAt'>): KeyDetailValues => ({
  name,
  baseUrl: baseUrl ?? '',
  keyType,
  expiresOn: expiresAt === null ? '' : dayOf(expiresAt),
});

/** Like `DETAIL_RENAMES`, for errors that the schema finds in the browser. */
export const atExpiresOn = ({ expiresAt, ...errors }: FormErrors): FormErrors =>
  expiresAt === undefined ? errors : { ...errors, expiresOn: expiresAt };
