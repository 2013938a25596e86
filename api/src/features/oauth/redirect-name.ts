import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { OauthGrant } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import { rejected } from '#src/errors.ts';

type Naming = Pick<OauthFacts, 'redirectNameParam'>;
type Redirection = { redirectUri: string; additionalParams: JsonObject };

const nameIn = (additionalParams: JsonObject, param: string): string | undefined => {
  const name = additionalParams[param];
  return typeof name === 'string' && name.trim() !== '' && !/[{}]/.test(name) ? name.trim() : undefined;
};

/** What is sent of a configuration: where a provider knows redirect URIs by names, the name in place of the URL. */
export const sentRedirection = (
  { redirectUri, additionalParams }: Redirection,
  facts: Naming | undefined,
): Redirection => {
  const param = facts?.redirectNameParam ?? null;
  if (param === null) return { redirectUri, additionalParams };
  const others = Object.entries(additionalParams).filter(([name]) => name !== param);
  return {
    redirectUri: nameIn(additionalParams, param) ?? redirectUri,
    additionalParams: Object.fromEntries(others),
  };
};

type Written = Pick<Redirection, 'additionalParams'> & { grant: OauthGrant };

/** Throws BAD_REQUEST for a login at a provider that takes no URL as redirect URI, without the name that it takes. */
export const requireRedirectName = (
  provider: Pick<Provider, 'name'>,
  facts: Naming | undefined,
  { grant, additionalParams }: Written,
): void => {
  const param = facts?.redirectNameParam ?? null;
  if (grant !== 'authorization_code' || param === null || nameIn(additionalParams, param) !== undefined)
    return;
  throw rejected(
    'BAD_REQUEST',
    'additionalParams',
    `${provider.name} takes no URL as redirect URI, only the name that it has given to it: enter {"${param}": "that name"}`,
  );
};
