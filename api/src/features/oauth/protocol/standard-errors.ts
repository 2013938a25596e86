import {
  askTestUser,
  checkClientId,
  checkCredentials,
  checkScopes,
  type ErrorWords,
  isLogin,
  logInAgain,
  nameOf,
  redirectUriSent,
  registerRedirectUri,
  tryLater,
} from '#src/features/oauth/protocol/problem-words.ts';

/** Errors of the authorization endpoint (RFC 6749 section 4.1.2.1). */
const AUTHORIZATION: Record<string, ErrorWords> = {
  invalid_request: {
    cause: (context) => `${nameOf(context)} found a parameter missing, repeated or not allowed`,
    advice: (context) => [
      ...(isLogin(context)
        ? [`${redirectUriSent(context)}; check that it is registered at ${nameOf(context)}.`]
        : []),
      'Check the additional parameters and the authorization and token URLs in the configuration.',
    ],
  },
  unauthorized_client: {
    cause: (context) => `${nameOf(context)} does not allow this app to log users in this way`,
    advice: (context) => [
      `Allow the authorization code flow (for refreshing, also refresh tokens) in the settings of the app at ${nameOf(context)}.`,
      ...checkClientId(context),
    ],
  },
  access_denied: {
    cause: (context) => `The login was cancelled or not allowed at ${nameOf(context)}`,
    advice: (context) => [
      'If you cancelled it, start the login again and allow the access.',
      ...askTestUser(context),
    ],
    isGrantDead: true,
  },
  unsupported_response_type: {
    cause: (context) => `${nameOf(context)} does not offer the authorization code flow at this URL`,
    advice: (context) => [
      `Check the authorization URL in the configuration, and that the app at ${nameOf(context)} may use the code flow.`,
    ],
  },
  invalid_scope: {
    cause: (context) => `${nameOf(context)} does not know a scope, or the app may not ask for it`,
    advice: checkScopes,
  },
  server_error: {
    cause: (context) => `${nameOf(context)} had an internal error`,
    advice: tryLater,
  },
  temporarily_unavailable: {
    cause: (context) => `${nameOf(context)} is overloaded or being maintained`,
    advice: tryLater,
  },
};

/** Errors of the token endpoint (RFC 6749 section 5.2); `invalid_target` is of RFC 8707, the DPoP ones of RFC 9449. */
const TOKEN: Record<string, ErrorWords> = {
  invalid_client: {
    cause: (context) => `${nameOf(context)} did not accept the client ID and secret`,
    advice: checkCredentials,
  },
  invalid_grant: {
    cause: (context) =>
      context.stage === 'refresh'
        ? `${nameOf(context)} no longer accepts the refresh token`
        : `${nameOf(context)} did not accept the authorization code`,
    advice: (context) =>
      context.stage === 'refresh'
        ? [
            ...logInAgain(context),
            'Refresh tokens end when they are not used for long, when the access is withdrawn or when the password changes.',
            ...(context.client.testUsers === null ? [] : [context.client.testUsers]),
          ]
        : [
            'A code is valid once and only for a short time: start the login again.',
            `${redirectUriSent(context)}; it must be the same one in the app at ${nameOf(context)}.`,
          ],
    isGrantDead: true,
  },
  unsupported_grant_type: {
    cause: (context) => `${nameOf(context)} does not offer this kind of token request at the token URL`,
    advice: (context) => [
      `Check the token URL in the configuration, and that the app at ${nameOf(context)} may use the authorization code flow and refresh tokens.`,
    ],
  },
  invalid_target: {
    cause: (context) => `${nameOf(context)} does not know the resource that was asked for`,
    advice: () => ['Check the additional parameters resource and audience in the configuration.'],
  },
  use_dpop_nonce: {
    cause: (context) =>
      `${nameOf(context)} only issues tokens that are bound to a key (DPoP), which Gatehouse does not support`,
    advice: (context) => [
      `Switch DPoP off in the settings of the app at ${nameOf(context)}, if that is possible.`,
    ],
  },
};

/** OpenID Connect Core, section 3.1.2.6. On a refresh they mean that the user has to do something. */
const userHasToAct = (what: string): ErrorWords => ({
  cause: (context) => `${nameOf(context)} needs the user to ${what}`,
  advice: (context) => [
    ...logInAgain(context),
    'Remove the additional parameter prompt from the configuration if its value is none.',
  ],
  isGrantDead: true,
});

const requestObject: ErrorWords = {
  cause: (context) => `${nameOf(context)} did not accept the form of the request`,
  advice: () => ['Check the additional parameters in the configuration.'],
};

const OPENID: Record<string, ErrorWords> = {
  interaction_required: userHasToAct('confirm something'),
  login_required: userHasToAct('log in'),
  account_selection_required: userHasToAct('choose an account'),
  consent_required: userHasToAct('allow the access'),
  invalid_request_uri: requestObject,
  invalid_request_object: requestObject,
  request_not_supported: requestObject,
  request_uri_not_supported: requestObject,
  registration_not_supported: requestObject,
};

export const STANDARD_ERRORS: Record<string, ErrorWords> = {
  ...AUTHORIZATION,
  ...TOKEN,
  ...OPENID,
  // Not of a standard, but the same name at most providers.
  redirect_uri_mismatch: {
    cause: (context) => `The redirect URI is not one that is registered for the app at ${nameOf(context)}`,
    advice: registerRedirectUri,
  },
};
