import type { CanaryText } from '../../packages/secrets/test/canary-texts.ts';

type Text = Pick<CanaryText, 'kind' | 'text'>;
type Request = { endpoint: string; headers: Record<string, string>; body: unknown };

/** A URL is no longer than this. */
const MAX_URL = 2_000;

export const fitsInRequest = ({ kind, text }: Text): boolean => kind !== 'url' || text.length <= MAX_URL;

const TYPES: Record<string, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
  xml: 'application/xml',
  yaml: 'application/yaml',
  toml: 'application/toml',
  csv: 'text/csv',
  graphql: 'application/graphql',
};

/** The Content-Type of a text of this kind. */
export const typeOfKind = (kind: string): string => TYPES[kind] ?? 'text/plain';

/** The request that has the text as its URL, its headers or its body. */
export const requestOf = ({ kind, text }: Text): Request => {
  if (kind === 'url') return { endpoint: text, headers: {}, body: undefined };
  if (kind === 'header') {
    const lines = text.matchAll(/^([^:\n]+): (.*)$/gm);
    const headers = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
    return { endpoint: 'https://a.test/x', headers, body: undefined };
  }
  const headers = { 'Content-Type': typeOfKind(kind) };
  return { endpoint: 'https://a.test/x', headers, body: kind === 'json' ? JSON.parse(text) : text };
};

/** What is saved has a body of fields. */
export const savedOf = (one: Text) => {
  const { endpoint, headers, body } = requestOf(one);
  return {
    endpoint,
    headers,
    ...(body === undefined ? {} : { requestBody: typeof body === 'string' ? { query: body } : body }),
  };
};

/** A text as a requirement: a model is asked only where the catalog has something for it, and the text alone asks for nothing. */
export const asking = (text: string): string =>
  `We need to send SMS text messages and make voice calls to phone numbers, from a web app. ${text}`;
