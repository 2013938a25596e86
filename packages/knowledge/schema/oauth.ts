import {
  OAUTH_CLIENT_AUTHS,
  OAUTH_GRANTS,
  OAUTH_SCOPE_SEPARATORS,
  OAUTH_TOKEN_BODIES,
} from '@gatehouse/contract/plain/oauth-wizard.ts';
import { fieldsInUrl, withFieldStandIns } from '@gatehouse/contract/plain/url-fields.ts';
import { keyPlacementSchema } from '@gatehouse/contract/providers.ts';
import { z } from 'zod';
import { account, accountField, accountFieldName, apiUrl, param } from '#schema/oauth-account.ts';
import { day, httpsUrl, likeSchema, sentence, sourcePages } from '#schema/sourced.ts';

/** A URL that may contain a placeholder such as `{shop}`. */
const address = z
  .string()
  .refine(
    (url) => httpsUrl.safeParse(withFieldStandIns(url)).success,
    'must be a URL that begins with https://',
  )
  .refine((url) => !/[?#]|:\d/.test(url), 'must have no query, fragment or port');

/** A URL with a word behind it that says what the request is: `/token?refresh`. */
const addressWithWord = z
  .string()
  .refine(
    (url) => address.safeParse(url.replace(/\?[a-z]+$/, '')).success,
    'must be a URL, with at most ?word at its end',
  );

/** Scopes by name, each with what it allows, in the order in which they are shown. */
const scopes = z
  .record(
    // RFC 6749, section 3.3; the form separates names by commas.
    z.string().regex(/^[\x21\x23-\x2b\x2d-\x5b\x5d-\x7e]{1,200}$/, 'must be the name of a scope'),
    sentence,
  )
  .default({});

const apiHost = z
  .string()
  .regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be the name of a host, or *. and a name');

const loginHost = z
  .string()
  .regex(
    /^(?:\{\w+\}\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    'must be the name of a host, which may begin with {a placeholder}',
  );

/** Null, false and what is empty mean that something is not known, never that it does not exist. */
const login = z.strictObject({
  like: likeSchema,
  /** How the API is commonly used: by the login of a person, by the app for itself, without one, or by a login with a code. */
  grant: z.enum(OAUTH_GRANTS).default('authorization_code'),
  /** A note says what to replace a placeholder with. Empty if the provider has no login. */
  authorizationUrl: address.or(z.literal('')).default(''),
  tokenUrl: address,
  /** Where a login with a code begins (RFC 8628). */
  deviceAuthorizationUrl: address.nullable().default(null),
  /** What a login with a code needs at the provider: a kind of app, a setting, or which scopes it may ask for. */
  deviceRule: sentence.nullable().default(null),
  /** Where a login has to be pushed before a browser opens it (RFC 9126); null if it need not be. */
  pushedAuthorizationUrl: address.nullable().default(null),
  /** True if tokens have to be bound to a key of the client (RFC 9449). */
  usesDpop: z.boolean().default(false),
  /** Other hosts with the same two paths, such as that of its sandbox; they may contain a placeholder. */
  loginHosts: z.array(loginHost).default([]),
  /** What the provider sends as `iss` or publishes as its issuer. */
  issuer: httpsUrl.nullable().default(null),
  /** An endpoint that takes a token as RFC 7009 describes. */
  revocationUrl: address.nullable().default(null),
  /** Where tokens are renewed if not at the token URL. It gets the client secret and the refresh token, so it is on the host of the token URL. */
  refreshUrl: addressWithWord.nullable().default(null),
  /** Those that a first integration needs, with which the form begins. */
  scopes,
  /** Others that are often needed. */
  otherScopes: scopes,
  scopeSeparator: z.enum(OAUTH_SCOPE_SEPARATORS).default(' '),
  /** False if the provider does not support PKCE, which protects a login. Null: not known; a server that does not know it ignores it. */
  usesPkce: z.boolean().nullable().default(null),
  /** Null: not known, or both the header and the body work. `none` is a public client, which has no secret. */
  clientAuth: z.enum(OAUTH_CLIENT_AUTHS).nullable().default(null),
  /** Where the token is in the response if it is nested, such as `[authed_user]`. */
  tokenPath: z.array(z.string()).min(1).nullable().default(null),
  /** How a call carries the token if not as `Authorization: Bearer`. */
  tokenPlacement: keyPlacementSchema.nullable().default(null),
  /** A header in which each call carries the client ID in addition to the token. */
  clientIdHeader: z.string().nullable().default(null),
  /** True if the API is on the host of the token URL, as where each customer has a host: the token may then be sent there. */
  isApiAtTokenHost: z.boolean().default(false),
  /** Hosts of the API, besides those of the entry, that get the token: every name below them is one that the provider itself gives. */
  apiHosts: z.array(apiHost).default([]),
  /** Fields of the token response that name the host of the account that logged in, each with the hosts that are believed. */
  hostFields: z.record(param, z.array(apiHost).min(1)).default({}),
  /** What is said about the account that logged in and is needed in calls, by name: it can stand in the URLs of calls as `{name}`. */
  accountFields: z.record(accountFieldName, accountField).default({}),
  /** The base URL of calls with a token, if not that of the entry: `https://{dc}.api.mailchimp.com`, `{instance_url}`. */
  apiUrl: apiUrl.nullable().default(null),
  /** Null: as the ID token says, if there is one. */
  account: account.nullable().default(null),
  /** What the authorization URL, or without a login the token request, needs beyond the standard parameters. */
  additionalParams: z.record(param, z.string().min(1)).default({}),
  /** What each token request needs beyond the standard parameters. */
  tokenParams: z.record(param, z.string().min(1)).default({}),
  /** How the parameters of a token request are written. */
  tokenBody: z.enum(OAUTH_TOKEN_BODIES).default('form'),
  /** What the client ID is called, if not `client_id`, in a login and in a token request. */
  clientIdParam: param.nullable().default(null),
  /** The additional parameter with the name that the provider has given to a redirect URI, and that is sent in its place. */
  redirectNameParam: param.nullable().default(null),
  /** Where an app is registered. */
  developerPortalUrl: httpsUrl.nullable().default(null),
  /** What the provider's console asks, in its order; empty if that was not looked up. */
  consoleSteps: z
    .array(sentence)
    .refine(({ length }) => length !== 1, 'must have two steps or more')
    .default([]),
  /** Who may log in before the provider has reviewed the app. */
  testUsers: sentence.nullable().default(null),
  tokenLifetime: sentence.nullable().default(null),
  redirectUriRule: sentence.nullable().default(null),
  /** What else to know before saving: what to replace in a URL, which header a call needs. */
  notes: z.array(sentence).default([]),
  sources: sourcePages,
  checkedOn: day.nullable(),
});
type Login = z.infer<typeof login>;

/** The name by which companies are told apart: `example.com` for `api.example.com`. */
const companyOf = (url: string): string =>
  new URL(withFieldStandIns(url)).hostname.split('.').slice(-2).join('.');

/** A revocation sends the token itself, and an issuer is believed. */
const isOwn = ({ authorizationUrl, tokenUrl }: Login, url: string | null): boolean =>
  url === null || [authorizationUrl, tokenUrl].some((own) => own !== '' && companyOf(own) === companyOf(url));
const ofOtherCompany = 'must be of the company of the login';

const isSameOrigin = (one: string, other: string): boolean =>
  new URL(withFieldStandIns(one)).origin === new URL(withFieldStandIns(other)).origin;

/** The access token is sent to the profile. */
const isOwnProfile = (facts: Login): boolean => {
  if (facts.account === null || !('profileUrl' in facts.account)) return true;
  const { profileUrl } = facts.account;
  return isOwn(facts, profileUrl) || facts.apiHosts.includes(new URL(profileUrl).hostname);
};

/** Whether each field about the account is where it is said to be, as far as that can be seen. */
const saysFields = ({ accountFields, account, tokenUrl }: Login): boolean =>
  Object.entries(accountFields).every(([name, { from }]) => {
    if (from === 'tokenUrl') return fieldsInUrl(tokenUrl).includes(name);
    return from !== 'profile' || (account !== null && 'profileUrl' in account);
  });

const explainsPlaceholders = ({
  authorizationUrl,
  tokenUrl,
  deviceAuthorizationUrl,
  additionalParams,
  notes,
}: Login): boolean =>
  (
    [authorizationUrl, tokenUrl, deviceAuthorizationUrl, ...Object.values(additionalParams)]
      .join(' ')
      .match(/\{\w+\}/g) ?? []
  ).every((placeholder) => notes.join(' ').includes(`Replace ${placeholder}`));

/** Names in other URLs that no URL of the login has, and so nobody fills in. */
const isFilledIn = ({ authorizationUrl, tokenUrl, refreshUrl, revocationUrl }: Login): boolean =>
  ([refreshUrl, revocationUrl].join(' ').match(/\{\w+\}/g) ?? []).every((placeholder) =>
    (authorizationUrl + tokenUrl).includes(placeholder),
  );

const listed = (described: Readonly<Record<string, string>>, isDefault: boolean) =>
  Object.entries(described).map(([name, description]) => ({ name, description, isDefault }));

const hasLogin = ({ grant }: Login): boolean => grant === 'authorization_code';

const hasDeviceLogin = ({ grant, deviceAuthorizationUrl }: Login): boolean =>
  grant !== 'device_code' || deviceAuthorizationUrl !== null;

/** What oauth.yaml says of a provider with OAuth. */
export const oauthSchema = login
  .refine((facts) => !hasLogin(facts) || facts.authorizationUrl !== '', {
    path: ['authorizationUrl'],
    error: 'must be given where there is a login',
  })
  .refine(({ authorizationUrl, tokenUrl }) => authorizationUrl !== tokenUrl, {
    path: ['authorizationUrl'],
    error: 'must be another than the token URL',
  })
  .refine(hasDeviceLogin, {
    path: ['deviceAuthorizationUrl'],
    error: 'must be given where logins are with a code',
  })
  // It gets the client secret.
  .refine((facts) => isOwn(facts, facts.deviceAuthorizationUrl), {
    path: ['deviceAuthorizationUrl'],
    error: ofOtherCompany,
  })
  .refine((facts) => isOwn(facts, facts.pushedAuthorizationUrl), {
    path: ['pushedAuthorizationUrl'],
    error: ofOtherCompany,
  })
  .refine((facts) => isOwn(facts, facts.revocationUrl), { path: ['revocationUrl'], error: ofOtherCompany })
  .refine((facts) => isOwn(facts, facts.issuer), { path: ['issuer'], error: ofOtherCompany })
  .refine(({ refreshUrl, tokenUrl }) => refreshUrl === null || isSameOrigin(refreshUrl, tokenUrl), {
    path: ['refreshUrl'],
    error: 'must be on the host of the token URL',
  })
  .refine(isOwnProfile, {
    path: ['account'],
    error: 'must be of the company of the login, or of one of apiHosts',
  })
  .refine(
    ({ account, accountFields }) =>
      account === null ||
      !('from' in account) ||
      account.from !== 'callback' ||
      accountFields[account.id]?.from === 'callback',
    { path: ['account'], error: 'must be one of accountFields that the callback has' },
  )
  .refine(saysFields, {
    path: ['accountFields'],
    error: 'must be in the token URL, or in the profile that account names, where it says so',
  })
  .refine(({ apiUrl, accountFields }) => fieldsInUrl(apiUrl ?? '').every((name) => name in accountFields), {
    path: ['apiUrl'],
    error: 'must have no placeholders but those of accountFields',
  })
  .refine(explainsPlaceholders, {
    path: ['notes'],
    error: 'must say "Replace {…}" for each placeholder of a URL or a parameter',
  })
  .refine(isFilledIn, { path: ['tokenUrl'], error: 'must have each placeholder of the other URLs' })
  .transform(({ like: _like, otherScopes, ...facts }) => ({
    ...facts,
    usesPkce: facts.usesPkce ?? true,
    scopes: [...listed(facts.scopes, true), ...listed(otherScopes, false)],
  }));
export type OauthFacts = z.infer<typeof oauthSchema>;

/** What oauth.yaml says of a provider whose API takes keys only. */
export const withoutOauthSchema = z.strictObject({
  /** Why there is no OAuth login to set up, and what to do instead. */
  reason: sentence,
  sources: sourcePages,
  checkedOn: day.nullable(),
});
export type WithoutOauth = z.infer<typeof withoutOauthSchema>;
