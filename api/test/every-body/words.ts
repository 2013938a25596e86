import type { CallBody } from '@gatehouse/contract/body.ts';

/* What the documents of every format ask for, in their own words. */

export type Kind = CallBody['kind'];

export const JSON_TEXT = '{"id":12345678901234567890,"price":10.00,"ü":"it\'s $HOME"}';
/** Of a description, whose examples are values. */
export const JSON_VALUE = { id: 7, ü: "it's $HOME" };
export const XML = '<a>\n  <b c="ü">it\'s $HOME</b>\n</a>';
export const FORM_TEXT = 'a=1&a=2&b=%C3%BC+%26';
export const QUERY = '{ a(b: "ü") }';
export const VARIABLES = '{"n":10}';
export const META = '{"a":1}';
/** The name of the file and of its part: a description has one for both. */
export const FILE = 'me.png';

export const FORM_TYPE = 'application/x-www-form-urlencoded';
const FIELDS: [string, string][] = [
  ['a', '1'],
  ['a', '2'],
  ['b', 'ü &'],
];

export type Write = (url: string) => string;
export type Documents = Partial<Record<Kind, Write>>;

export const json = (value: unknown): string => JSON.stringify(value);
export const fields = (name: string): object[] => FIELDS.map(([one, value]) => ({ [name]: one, value }));
