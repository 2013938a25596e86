import { OAUTH_MISSING_PARAMETERS, type OauthCallbackResult } from '@gatehouse/contract/oauth.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { providerCode, providerText } from '#src/features/oauth/protocol/provider-text.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

type Failure = Omit<OauthCallbackResult, 'success' | 'message'>;

export const failed = ({ error, advice, provider }: Failure): OauthCallbackResult => ({
  success: false,
  error,
  ...(provider === undefined ? {} : { provider }),
  ...(advice === undefined || advice.length === 0 ? {} : { advice }),
});

export const MISSING_PARAMETERS = failed({ error: OAUTH_MISSING_PARAMETERS });

/** The same for every state that is not a login of this browser: a stranger learns nothing from it. */
export const UNKNOWN_LOGIN = failed({
  error: 'This login is not known here: it was completed already, is too old, or began in another browser.',
  advice: [
    'Start the login again, and complete it within 10 minutes.',
    'Use one browser for it, and one address: to a browser, localhost and 127.0.0.1 are two different sites.',
  ],
});

const AGAIN = 'Start the login again.';

export const expired = (provider: string): OauthCallbackResult =>
  failed({ provider, error: 'This login took longer than 10 minutes.', advice: [AGAIN] });

export const configChanged = (provider: string): OauthCallbackResult =>
  failed({
    provider,
    error: 'The OAuth configuration was changed after this login had begun.',
    advice: [AGAIN],
  });

export const unreadable = (provider: string): OauthCallbackResult =>
  failed({
    provider,
    error:
      'A stored secret cannot be decrypted: it, or what it may be used for, was changed outside Gatehouse.',
    advice: ['Delete the OAuth configuration, and save it again.'],
  });

export const ofProblem = ({ message, advice }: OauthProblem, provider: string): OauthCallbackResult =>
  failed({ provider, error: message, advice });

type Words = { error: string; advice: string[] };

/** What the error codes of a callback mean (RFC 6749 section 4.1.2.1, OpenID Connect Core 3.1.2.6). */
const wordsOf = (code: string, client: OauthClient | undefined): Words => {
  const who = client?.providerName ?? 'The provider';
  const testUsers = client?.testUsers ? [client.testUsers] : [];
  switch (code) {
    case 'access_denied':
    case 'user_denied':
    case 'user_cancelled_login':
    case 'user_cancelled_authorize':
      return {
        error: `Access was denied (${code}): the login was cancelled, or the account may not use this app.`,
        advice: ['Start the login again, and allow the access.', ...testUsers],
      };
    case 'invalid_scope':
      return {
        error: `${who} does not know one of the scopes, or does not allow it (${code}).`,
        advice: ['Check the scopes in the configuration, and which ones the app may ask for.'],
      };
    case 'unauthorized_client':
      return {
        error: `${who} does not let this app log in this way (${code}).`,
        advice: ['Check at the provider that the app may use the authorization code flow.', ...testUsers],
      };
    case 'redirect_uri_mismatch':
      return { error: `${who} does not know the redirect URI (${code}).`, advice: [] };
    case 'server_error':
    case 'temporarily_unavailable':
      return { error: `${who} has a problem at the moment (${code}).`, advice: ['Try again later.'] };
    case 'login_required':
    case 'interaction_required':
    case 'consent_required':
    case 'account_selection_required':
      return {
        error: `${who} needs a decision on its own page (${code}), which the parameter prompt=none rules out.`,
        advice: ['Remove prompt from the additional parameters.'],
      };
    default:
      return { error: `${who} ended the login with an error (${code}).`, advice: [] };
  }
};

/**
 * What a provider said in the callback, in words.
 * @param client undefined if the state is not that of a login: then anybody may have written the parameters
 */
export const ofProviderError = (
  { error, error_description }: { error: string; error_description?: string | undefined },
  client: OauthClient | undefined,
): OauthCallbackResult => {
  const secrets = client === undefined ? [] : [client.clientSecret];
  const words = wordsOf(providerCode(error, secrets), client);
  const said = providerText(error_description ?? '', secrets);
  const redirect = client === undefined ? [] : [`The redirect URI that was sent is ${client.redirectUri}`];
  return failed({
    ...(client === undefined ? {} : { provider: client.providerName }),
    error: said === '' ? words.error : `${words.error} It says: “${said}”`,
    advice: [...words.advice, ...(/redirect/i.test(`${error} ${said}`) ? redirect : [])],
  });
};
