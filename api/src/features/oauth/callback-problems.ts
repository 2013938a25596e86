import { OAUTH_MISSING_PARAMETERS, type OauthCallbackResult } from '@gatehouse/contract/oauth-callback.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { callbackProblem } from '#src/features/oauth/protocol/problems.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

type Failure = Omit<OauthCallbackResult, 'success' | 'message'>;

const failed = ({ error, advice, provider }: Failure): OauthCallbackResult => ({
  success: false,
  error,
  ...(provider === undefined ? {} : { provider }),
  ...(advice === undefined || advice.length === 0 ? {} : { advice }),
});

export const connected = (provider: string): OauthCallbackResult => ({
  success: true,
  message: `Gatehouse is connected to ${provider}.`,
  provider,
});

export const MISSING_PARAMETERS = failed({ error: OAUTH_MISSING_PARAMETERS });

const START_AGAIN = [
  'Start the login again, and complete it within 10 minutes.',
  'Use one browser for it, and one address: to a browser, localhost and 127.0.0.1 are two different sites.',
];

/** The same for every state that is not a login of this browser: a stranger learns nothing from it. */
export const UNKNOWN_LOGIN = failed({
  error:
    'This login was already completed or has expired, was started in another browser, or its configuration was changed.',
  advice: START_AGAIN,
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

/** The same where there is no login. */
export const configChangedMeanwhile = (provider: string): OauthCallbackResult =>
  failed({
    provider,
    error: 'The OAuth configuration was changed while the access token was requested.',
    advice: ['Try again.'],
  });

export const unreadable = (provider: string): OauthCallbackResult =>
  failed({
    provider,
    error:
      'A stored secret cannot be decrypted: it, or what it may be used for, was changed outside Gatehouse.',
    advice: ['Delete the OAuth configuration, and enter its client secret again.'],
  });

export const ofProblem = ({ message, advice }: OauthProblem, provider: string): OauthCallbackResult =>
  failed({ provider, error: message, advice });

/** What a provider said about a login of this browser. */
export const ofProviderError = (
  error: string,
  errorDescription: string | undefined,
  client: OauthClient,
): OauthCallbackResult =>
  ofProblem(callbackProblem(client, { error, errorDescription }), client.providerName);

/** What the provider refused was begun in the only way that was known until now. */
export const pushedNext = (provider: string): OauthCallbackResult =>
  failed({
    provider,
    error: `${provider} only takes logins that were pushed to it before (PAR).`,
    advice: ['Gatehouse has read where, and does so from now on. Start the login again.'],
  });

/** Errors of the authorization endpoint (RFC 6749 section 4.1.2.1), and what some providers call a login that was canceled. */
const STANDARD_ERRORS = new Set([
  ...[
    'access_denied',
    'user_denied',
    'user_cancelled',
    'invalid_request',
    'invalid_scope',
    'unauthorized_client',
  ],
  ...['unsupported_response_type', 'server_error', 'temporarily_unavailable'],
]);

const DENIED = /^(?:access_denied|user_denied|user_cancelled)$/;

/**
 * The same without a login that it belongs to. A link on any site can open the callback page, so nothing of what it says is
 * shown: it could ask the person to call a number. Of the codes, only those of the standard are named.
 */
export const ofStrangersError = (error: string): OauthCallbackResult => {
  const code = STANDARD_ERRORS.has(error) ? ` (${error})` : '';
  const cause = DENIED.test(error) ? 'Access was denied' : 'The login ended with an error';
  return failed({
    error: `${cause}${code}.`,
    advice: ['This message does not belong to a login that this browser has begun.', ...START_AGAIN],
  });
};
