import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';

/** At which point of a login something went wrong. */
export type Stage = 'callback' | 'exchange' | 'refresh' | 'revocation';

export type ProblemContext = { client: OauthClient; stage: Stage };

/** What an error code means, and what to do. */
export type ErrorWords = {
  /** A sentence without its full stop. */
  cause: (context: ProblemContext) => string;
  advice: (context: ProblemContext) => string[];
  /** True if a token that is refused with it will never be accepted again. Default: false. */
  isGrantDead?: boolean;
};

/** Parts of sentences that several errors need. */
export const nameOf = ({ client }: ProblemContext): string => client.providerName;

/** A login sends the redirect URI; a refresh and a revocation do not. */
export const isLogin = ({ stage }: ProblemContext): boolean => stage === 'callback' || stage === 'exchange';

export const redirectUriSent = ({ client }: ProblemContext): string =>
  `Gatehouse sent the redirect URI ${client.redirectUri}`;

export const registerRedirectUri = (context: ProblemContext): string[] => [
  `${redirectUriSent(context)}. The app at ${nameOf(context)} must list exactly this one: scheme, host, port, path and a slash at the end all count.`,
  'localhost and 127.0.0.1 are two different hosts here.',
];

export const checkCredentials = (context: ProblemContext): string[] => [
  `Copy the client ID and the client secret again from the app at ${nameOf(context)}; both must belong to the same app.`,
  'If the secret was replaced or has expired there, create a new one and save it in the configuration.',
];

export const checkClientId = (context: ProblemContext): string[] => [
  `Copy the client ID again from the app at ${nameOf(context)}, and check that the app still exists.`,
];

export const logInAgain = ({ stage }: ProblemContext): string[] =>
  stage === 'refresh'
    ? ['Press Reconnect and log in again. Nothing else is lost.']
    : ['Start the login again.'];

export const tryLater = (context: ProblemContext): string[] => [
  isLogin(context) ? 'Wait a few minutes, then start the login again.' : 'Try again in a few minutes.',
];

export const askTestUser = (context: ProblemContext): string[] => [
  context.client.testUsers ??
    `If the app at ${nameOf(context)} is still in test mode, only accounts listed there as test users can log in.`,
];

export const checkScopes = (context: ProblemContext): string[] => [
  `Compare the scopes in the configuration with those that the app may ask for at ${nameOf(context)}; remove the ones it does not know.`,
];

export const askAdministrator = (context: ProblemContext): string[] => [
  `An administrator of the account at ${nameOf(context)} has to allow the app, or you log in with another account.`,
];
