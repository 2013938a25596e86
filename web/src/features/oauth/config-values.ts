import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import { parseJsonObject } from '@gatehouse/contract/plain/json-text.ts';
import {
  hasRedirect,
  isAssertion,
  type OauthClientAuth,
  type OauthGrant,
  type OauthSigningAlg,
  type OauthTokenBody,
  parseAdditionalParams,
  parseScopes,
} from '@gatehouse/contract/plain/oauth-wizard.ts';
import { defaultRedirectUri } from '@gatehouse/contract/plain/redirect-uri.ts';
import { containsMask } from '@gatehouse/secrets/masks.ts';
import type { UseFormReturnType } from '@mantine/form';

/** What is typed in the form of the Configure step; lists and objects are text. */
export interface ConfigValues {
  grant: OauthGrant;
  clientId: string;
  clientSecret: string;
  /** Empty: what is known of the provider, else what it accepts. */
  clientAuth: OauthClientAuth | '';
  /** Of a private key; empty: as the key says. */
  signingAlg: OauthSigningAlg | '';
  keyId: string;
  /** For whom a signed statement is made; empty: for the issuer, else for the token URL. */
  assertionAudience: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** What the server calls itself, as it was read with the authorization URL; not shown. */
  issuer: string;
  redirectUri: string;
  /** Where a login with a code begins. */
  deviceAuthorizationUrl: string;
  /** Where a login is pushed before a browser opens it; empty if it is not. */
  pushedAuthorizationUrl: string;
  usesDpop: boolean;
  scopes: string;
  additionalParams: string;
  /** What each token request has besides. */
  tokenParams: string;
  /** Empty: as known. */
  tokenBody: OauthTokenBody | '';
  scopeSeparator: 'space' | 'comma' | '';
  usesPkce: 'on' | 'off' | '';
  clientIdParam: string;
  /** Names with commas between them. */
  accountFields: string;
  apiUrl: string;
}

export type ConfigFormState = UseFormReturnType<ConfigValues>;

export const CONFIG_FIELDS = [
  'grant',
  'clientId',
  'clientSecret',
  'clientAuth',
  'signingAlg',
  'keyId',
  'assertionAudience',
  'authorizationUrl',
  'tokenUrl',
  'issuer',
  'redirectUri',
  'deviceAuthorizationUrl',
  'pushedAuthorizationUrl',
  'usesDpop',
  'scopes',
  'additionalParams',
  'tokenParams',
  'tokenBody',
  'scopeSeparator',
  'usesPkce',
  'clientIdParam',
  'accountFields',
  'apiUrl',
] as const satisfies readonly (keyof ConfigValues)[];

/** An object as it is shown in a field: empty if it has no entries. */
const objectText = (value: object): string =>
  Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 2);

const separatorName = (separator: OauthConfig['scopeSeparator']): ConfigValues['scopeSeparator'] =>
  separator === null ? '' : separator === ',' ? 'comma' : 'space';

/** What the form contains for a saved configuration. */
export const ofConfig = (config: OauthConfig): ConfigValues => ({
  grant: config.grant,
  clientId: config.clientId,
  clientSecret: config.clientSecret,
  clientAuth: config.clientAuth ?? '',
  signingAlg: config.signingAlg ?? '',
  keyId: config.keyId,
  assertionAudience: config.assertionAudience,
  authorizationUrl: config.authorizationUrl,
  tokenUrl: config.tokenUrl,
  issuer: config.issuer ?? '',
  redirectUri: config.redirectUri,
  deviceAuthorizationUrl: config.deviceAuthorizationUrl,
  pushedAuthorizationUrl: config.pushedAuthorizationUrl,
  usesDpop: config.usesDpop,
  scopes: config.scopes.join(', '),
  additionalParams: objectText(config.additionalParams),
  tokenParams: objectText(config.tokenParams),
  tokenBody: config.tokenBody ?? '',
  scopeSeparator: separatorName(config.scopeSeparator),
  usesPkce: config.usesPkce === null ? '' : config.usesPkce ? 'on' : 'off',
  clientIdParam: config.clientIdParam,
  accountFields: config.accountFields.join(', '),
  apiUrl: config.apiUrl,
});

/** Only these change what has to be typed, or are not found out by trying. */
const firstClientAuth = (setup: OauthSetup | undefined): ConfigValues['clientAuth'] => {
  const known = setup?.clientAuth ?? null;
  return known === 'none' || isAssertion(known) ? (known ?? '') : '';
};

/**
 * What the form contains at first: the saved configuration, else what is known of the provider, else nothing but the
 * redirect URI.
 * @param origin of the page, such as `http://127.0.0.1:4000`
 */
export const firstConfigValues = (
  config: OauthConfig | undefined,
  setup: OauthSetup | undefined,
  origin: string,
): ConfigValues => {
  if (config !== undefined) return ofConfig(config);
  const defaults = setup?.scopes.filter(({ isDefault }) => isDefault) ?? [];
  return {
    grant: setup?.grant ?? 'authorization_code',
    clientId: '',
    clientSecret: '',
    clientAuth: firstClientAuth(setup),
    signingAlg: '',
    keyId: '',
    assertionAudience: '',
    authorizationUrl: setup?.authorizationUrl ?? '',
    tokenUrl: setup?.tokenUrl ?? '',
    issuer: '',
    redirectUri: defaultRedirectUri(origin),
    deviceAuthorizationUrl: setup?.deviceAuthorizationUrl ?? '',
    pushedAuthorizationUrl: setup?.pushedAuthorizationUrl ?? '',
    usesDpop: setup?.usesDpop ?? false,
    scopes: defaults.map(({ name }) => name).join(', '),
    additionalParams: objectText(setup?.additionalParams ?? {}),
    tokenParams: '',
    tokenBody: '',
    scopeSeparator: '',
    usesPkce: '',
    clientIdParam: '',
    accountFields: '',
    apiUrl: '',
  };
};

/** The values of the fields that are shown: what only another grant needs stays in the form, and is not sent. */
export const shownValues = (values: ConfigValues): ConfigValues => ({
  ...values,
  ...(hasRedirect(values) ? {} : { authorizationUrl: '', redirectUri: '', pushedAuthorizationUrl: '' }),
  // A signed statement is made for the issuer, with whatever grant.
  ...(hasRedirect(values) || isAssertion(values.clientAuth) ? {} : { issuer: '' }),
  ...(isAssertion(values.clientAuth) ? {} : { assertionAudience: '' }),
  ...(values.clientAuth === 'private_key_jwt' ? {} : { signingAlg: '' as const, keyId: '' }),
  ...(values.grant === 'device_code' ? {} : { deviceAuthorizationUrl: '' }),
});

/**
 * The additional parameters after another grant was chosen. Those that are known are for the grant that is known: with another they
 * would be refused or mean nothing. What was typed stays.
 */
export const paramsFor = (
  grant: OauthGrant,
  typed: string,
  setup: Pick<OauthSetup, 'grant' | 'additionalParams'> | undefined,
): string => {
  if (setup === undefined) return typed;
  const known = objectText(setup.additionalParams);
  if (grant === setup.grant) return typed === '' ? known : typed;
  return typed === known ? '' : typed;
};

const SEPARATORS = { '': null, space: ' ', comma: ',' } as const;

/** The values as they are sent. */
export const toConfigInput = (values: ConfigValues) => {
  const { clientAuth, signingAlg, issuer, scopes, additionalParams, ...others } = shownValues(values);
  const { tokenParams, tokenBody, scopeSeparator, usesPkce, accountFields, ...texts } = others;
  return {
    ...texts,
    tokenParams: parseAdditionalParams(tokenParams),
    tokenBody: tokenBody === '' ? null : tokenBody,
    scopeSeparator: SEPARATORS[scopeSeparator],
    usesPkce: usesPkce === '' ? null : usesPkce === 'on',
    accountFields: parseScopes(accountFields),
    clientAuth: clientAuth === '' ? null : clientAuth,
    signingAlg: signingAlg === '' ? null : signingAlg,
    issuer: issuer === '' ? null : issuer,
    scopes: parseScopes(scopes),
    additionalParams: parseAdditionalParams(additionalParams),
  };
};

/** Whether the text is neither empty nor a JSON object: it is then saved as no parameters at all. */
export const isIgnoredParams = (source: string): boolean =>
  source.trim() !== '' && parseJsonObject(source) === undefined;

/** Whether something was typed into the mask of the saved secret, instead of in place of it. */
export const isInsideMask = (typed: string, saved: string | undefined): boolean =>
  saved !== undefined && typed !== saved && containsMask(typed);

/** The placeholders in a URL that a person has to replace, such as `{shop}`, each once. */
export const placeholdersIn = (url: string): string[] => [...new Set(url.match(/\{[^{}]*\}/g) ?? [])];
