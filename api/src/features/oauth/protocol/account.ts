import { createHash } from 'node:crypto';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { claimsIn } from '#src/features/oauth/protocol/id-token.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { providerText } from '#src/features/oauth/protocol/provider-text.ts';
import { valueAt } from '#src/features/oauth/protocol/value-at.ts';

/** From where an account is known: ids of different sources are not comparable. */
type Source = 'profile' | 'token' | 'callback' | 'id_token' | 'client';

/** Whose tokens they are. */
export type Account = {
  /** The source, and a hash of what the provider calls the account there: only to be compared, by `isSameAccount`. */
  id: string;
  /** For people, one line without secrets; null if there is nothing to show. */
  name: string | null;
};

/** What no name of an account may contain. */
type Tokens = { accessToken: string; refreshToken: string | null; idToken: string | null };

/** @param ids what together tells one account from all others */
const accountOf = (source: Source, ids: readonly string[], name: string | null): Account => ({
  id: `${source}.${createHash('sha256').update(JSON.stringify(ids)).digest('base64url')}`,
  name,
});

/** Longer ones are no ids. */
const MAX_ID = 500;

/** A text or a number as text; undefined for anything else. */
const asId = (value: JsonValue | undefined): string | undefined => {
  const text = typeof value === 'number' ? String(value) : asText(value)?.trim();
  return text === undefined || text === '' || text.length > MAX_ID ? undefined : text;
};

export const secretsOf = ({ accessToken, refreshToken, idToken }: Tokens): string[] =>
  [accessToken, refreshToken, idToken].filter((token) => token !== null);

/** The first of these texts that can be shown. */
const nameIn = (texts: readonly (string | undefined)[], tokens: Tokens): string | null =>
  texts.map((text) => providerText(text ?? '', secretsOf(tokens))).find((text) => text !== '') ?? null;

type Paths = { id: readonly string[]; name: readonly string[] };

/** The account in the fields of a response; null unless all that tells it from others is there. */
export const accountIn = (
  source: Source,
  fields: JsonObject,
  paths: Paths,
  tokens: Tokens,
): Account | null => {
  const ids = paths.id.flatMap((path) => asId(valueAt(fields, path)) ?? []);
  if (ids.length < paths.id.length) return null;
  const names = paths.name.map((path) => asId(valueAt(fields, path)));
  return accountOf(source, ids, nameIn([...names, ids.at(-1)], tokens));
};

/** The account that a token response names beside the token; null if it is not known to. */
export const accountBesideToken = (
  fields: JsonObject,
  account: OauthClient['account'],
  tokens: Tokens,
): Account | null =>
  account !== null && 'from' in account && account.from === 'token'
    ? accountIn('token', fields, account, tokens)
    : null;

/** What OpenID Connect Core 5.1 calls a person, the clearest first. */
const CLAIMS = { id: ['iss', 'sub'], name: ['email', 'preferred_username', 'upn', 'name'] };

/** The account that an ID token names; null if there is none, or if it cannot be read. */
export const accountInIdToken = (tokens: Tokens): Account | null => {
  const claims = tokens.idToken === null ? undefined : claimsIn(tokens.idToken);
  return claims === undefined ? null : accountIn('id_token', claims, CLAIMS, tokens);
};

/** The account that a field of the callback names. */
export const accountInCallback = (value: string, tokens: Tokens): Account =>
  accountOf('callback', [value], nameIn([value], tokens));

/** An app that gets tokens for itself. */
export const accountOfClient = ({ clientId }: Pick<OauthClient, 'clientId'>): Account =>
  accountOf('client', [clientId], null);

const sourceOf = (id: string): string => id.split('.', 1)[0] ?? '';

/** Whether two ids are of one account; undefined if that is not known. */
export const isSameAccount = (one: string | null, other: string | null): boolean | undefined =>
  one === null || other === null || sourceOf(one) !== sourceOf(other) ? undefined : one === other;
