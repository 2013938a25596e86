import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { FormErrors } from '@mantine/form';

/** What the fields of a key's details hold: texts, because that is what a person types. */
export interface KeyDetailValues {
  name: string;
  baseUrl: string;
  keyType: string | null;
  /** `YYYY-MM-DD`, or empty. */
  expiresOn: string;
}

/** The fields that few keys need. */
export const OPTIONAL_DETAILS = [
  'baseUrl',
  'keyType',
  'expiresOn',
] as const satisfies (keyof KeyDetailValues)[];

export const DETAIL_NAMES = ['name', ...OPTIONAL_DETAILS] as const;

/** The operations know a time, the form a day: what is wrong with the one is shown at the other. */
export const DETAIL_RENAMES = { expiresAt: 'expiresOn' } as const;

export const NO_DETAILS: KeyDetailValues = { name: '', baseUrl: '', keyType: null, expiresOn: '' };

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

const FIRST = Date.parse('0000-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Of a time whose year has more digits elsewhere than here, the nearest that a key can hold. */
const isoWithin = (time: number): string => new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString();

/** A key is good to the end of the day that was entered, in the time zone of the one who entered it. */
const endOfDay = (day: string): string | null => {
  const time = Date.parse(`${day}T23:59:59.999`);
  return Number.isNaN(time) ? null : isoWithin(time);
};

/** The day of a time in the reader's own time zone, as a date field writes it. */
const dayOf = (iso: string): string => {
  const time = new Date(iso);
  return isoWithin(time.getTime() - time.getTimezoneOffset() * 60_000).slice(0, 10);
};

/** The fields as the operations take them; null where one is empty. What is wrong with them, their schema says. */
export const toDetails = ({ name, baseUrl, keyType, expiresOn }: KeyDetailValues) => ({
  name,
  baseUrl: orNull(baseUrl),
  keyType: orNull(keyType),
  expiresAt: endOfDay(expiresOn),
});

/** What the fields hold of a stored key. */
export const detailsOf = ({ name, baseUrl, keyType, expiresAt }: ApiKey): KeyDetailValues => ({
  name,
  baseUrl: baseUrl ?? '',
  keyType,
  expiresOn: expiresAt === null ? '' : dayOf(expiresAt),
});

/** As `DETAIL_RENAMES`, for what the schema itself found wrong. */
export const atExpiresOn = ({ expiresAt, ...errors }: FormErrors): FormErrors =>
  expiresAt === undefined ? errors : { ...errors, expiresOn: expiresAt };
