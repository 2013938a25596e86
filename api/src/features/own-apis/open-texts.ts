import type { AddOwnApiInput, OwnOperation } from '@gatehouse/contract/own-apis.ts';
import { type AppError, rejected } from '#src/errors.ts';
import { findSecretsIn } from '#src/features/endpoints/secret-values.ts';
import { LOOKS_LIKE_SECRET } from '#src/features/keys/open-names.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';

/*
 * Everything about an API but its keys is stored and shown as it is, so none of it may contain a secret.
 */

type Described = Partial<AddOwnApiInput>;
type Field = keyof Described;

/** A text of an API that is shown as it is: where it is, what it is called, and how it is read. */
type OpenText = {
  path: [Field, ...(string | number)[]];
  what: string;
  text: string | null | undefined;
  kind: 'text' | 'url';
};

const textsOfOperation = ({ path, summary, body }: OwnOperation, at: number): OpenText[] => [
  { path: ['operations', at, 'path'], what: 'The path of an operation', text: path, kind: 'url' },
  { path: ['operations', at, 'summary'], what: 'The summary of an operation', text: summary, kind: 'text' },
  {
    path: ['operations', at, 'body'],
    what: 'The example of a body',
    text: JSON.stringify(body ?? null),
    kind: 'text',
  },
];

const textsOfPlacement = (placement: Described['keyPlacement']): OpenText[] => {
  if (placement?.type !== 'header' && placement?.type !== 'query') return [];
  const at = (part: string): OpenText['path'] => ['keyPlacement', part];
  const prefix = placement.type === 'header' ? placement.prefix : undefined;
  return [
    { path: at('name'), what: 'The name of the placement', text: placement.name, kind: 'text' },
    { path: at('prefix'), what: 'The text before the key', text: prefix, kind: 'text' },
  ];
};

const textsOf = (api: Described): OpenText[] => [
  { path: ['name'], what: 'The name', text: api.name, kind: 'text' },
  { path: ['baseUrl'], what: 'The base URL', text: api.baseUrl, kind: 'url' },
  { path: ['verification', 'endpoint'], what: 'The endpoint', text: api.verification?.endpoint, kind: 'url' },
  { path: ['documentationUrl'], what: 'The URL', text: api.documentationUrl, kind: 'url' },
  { path: ['registerUrl'], what: 'The URL', text: api.registerUrl, kind: 'url' },
  ...textsOfPlacement(api.keyPlacement),
  ...Object.keys(api.defaultHeaders ?? {}).map(
    (name): OpenText => ({
      path: ['defaultHeaders', name],
      what: 'The name of a header',
      text: name,
      kind: 'text',
    }),
  ),
  ...(api.operations ?? []).flatMap(textsOfOperation),
];

/** Which fields of an API contain a secret, with the error to throw for each. */
export type FieldsWithSecrets = { field: string; error: AppError }[];

const withSecret = (path: OpenText['path'], what: string): FieldsWithSecrets[number] => {
  const message =
    path[0] === 'name'
      ? LOOKS_LIKE_SECRET
      : `${what} contains a secret: store it as a key, which is encrypted`;
  return { field: path[0], error: rejected('BAD_REQUEST', path, message) };
};

/** The given fields of an API that contain a secret. It may take a while: call it outside of a transaction. */
export const fieldsWithSecrets = async (api: Described): Promise<FieldsWithSecrets> => {
  const texts = textsOf(api);
  const given = (kind: OpenText['kind']): string[] =>
    texts.flatMap((one) => (one.kind === kind && one.text ? one.text : []));
  const found = await findSecretsIn({ requests: [], texts: given('text'), urls: given('url') });
  const headers = Object.entries(api.defaultHeaders ?? {}).filter(
    ([name, value]) => secretsIn(value, 'header', { name }).length > 0,
  );
  return [
    ...texts.flatMap(({ path, what, text }) => (text && found.texts.has(text) ? withSecret(path, what) : [])),
    ...headers.map(([name]) => withSecret(['defaultHeaders', name], `The header ${name}`)),
  ];
};
