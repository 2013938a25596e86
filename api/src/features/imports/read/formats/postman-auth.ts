import { listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { DraftAuth } from '#src/features/imports/read/draft.ts';
import { otherAuth, plainText } from '#src/features/imports/read/formats/fields.ts';

/** The settings of one type: a list of keys and values in v2.1, an object in v2.0. */
const settingsOf = (value: unknown): Map<string, string> =>
  Array.isArray(value)
    ? new Map(listOf(value).map((entry) => [textOf(objectOf(entry).key), plainText(objectOf(entry).value)]))
    : new Map(Object.entries(objectOf(value)).map(([name, setting]) => [name, plainText(setting)]));

/** What an authentication block says; undefined if there is none. */
export const readPostmanAuth = (value: unknown): DraftAuth | undefined => {
  const auth = objectOf(value);
  const type = textOf(auth.type);
  const settings = settingsOf(auth[type]);
  const setting = (name: string): string => settings.get(name) ?? '';
  switch (type) {
    case 'bearer':
      return { type: 'bearer', token: setting('token') };
    case 'oauth2':
      return { type: 'bearer', token: setting('accessToken') };
    case 'basic':
      return { type: 'basic', user: setting('username'), password: setting('password') };
    case 'apikey':
      return {
        type: setting('in') === 'query' ? 'query' : 'header',
        name: setting('key') || 'X-API-Key',
        value: setting('value'),
      };
    case 'awsv4':
      return { type: 'aws', id: setting('accessKey'), secret: setting('secretKey') };
    case 'noauth':
      return { type: 'none' };
    default:
      return type === '' ? undefined : otherAuth(type);
  }
};
