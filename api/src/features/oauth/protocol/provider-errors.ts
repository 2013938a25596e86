import {
  askAdministrator,
  askTestUser,
  checkClientId,
  checkScopes,
  type ErrorWords,
  logInAgain,
  nameOf,
  registerRedirectUri,
} from '#src/features/oauth/protocol/problem-words.ts';
import { STANDARD_ERRORS } from '#src/features/oauth/protocol/standard-errors.ts';

const same = (code: string): ErrorWords => STANDARD_ERRORS[code] as ErrorWords;

const mismatch = same('redirect_uri_mismatch');
const wrongCredentials = same('invalid_client');
const badCode = same('invalid_grant');

const wrongClientId: ErrorWords = {
  cause: (context) => `${nameOf(context)} does not know the client ID`,
  advice: checkClientId,
};

const blockedApp: ErrorWords = {
  cause: (context) => `The app is suspended or blocked at ${nameOf(context)}`,
  advice: (context) => [`Look at the state of the app at ${nameOf(context)}.`],
};

/**
 * docs.github.com: "Troubleshooting OAuth app access token request errors", "Troubleshooting authorization request
 * errors"; for bad_refresh_token "Refreshing user access tokens".
 */
const GITHUB: Record<string, ErrorWords> = {
  incorrect_client_credentials: wrongCredentials,
  bad_verification_code: badCode,
  bad_refresh_token: badCode,
  application_suspended: blockedApp,
  unverified_user_email: {
    cause: () => 'The account at GitHub has no verified email address',
    advice: () => [
      'Verify the primary email address in the settings of the account, then start the login again.',
    ],
  },
};

/** developers.google.com: "Using OAuth 2.0 for Web Server Applications", Authorization errors; support.google.com/accounts/answer/16668185. */
const GOOGLE: Record<string, ErrorWords> = {
  admin_policy_enforced: {
    cause: () => 'The administrator of the Google account does not allow the app or one of its scopes',
    advice: askAdministrator,
  },
  org_internal: {
    cause: () => 'The app only accepts accounts of its own Google organisation',
    advice: (context) => [
      'Log in with an account of that organisation, or set the user type to External on the consent screen of the project.',
      ...askTestUser(context),
    ],
  },
  deleted_client: { cause: () => 'The OAuth client was deleted at Google', advice: checkClientId },
  disallowed_useragent: {
    cause: () => 'Google does not allow a login in an embedded browser',
    advice: () => ['Open Gatehouse in an ordinary browser and start the login again.'],
  },
  access_not_configured: {
    cause: () => 'The administrator of the Google account has not set up the app',
    advice: askAdministrator,
  },
};

/** docs.slack.dev/reference/methods/oauth.v2.access, Errors. */
const SLACK: Record<string, ErrorWords> = {
  invalid_client_id: wrongClientId,
  bad_client_secret: wrongCredentials,
  invalid_code: badCode,
  code_already_used: badCode,
  bad_redirect_uri: mismatch,
  invalid_refresh_token: badCode,
  token_expired: badCode,
  token_revoked: badCode,
  no_scopes: { cause: () => 'Slack was not asked for any scope', advice: checkScopes },
  oauth_authorization_url_mismatch: {
    cause: () => 'The login began at another version of the authorization URL than the token URL belongs to',
    advice: () => [
      'Use https://slack.com/oauth/v2/authorize with https://slack.com/api/oauth.v2.access, and save the configuration again.',
    ],
  },
};

/** learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow, Application is rejected. */
const LINKEDIN: Record<string, ErrorWords> = {
  user_cancelled_login: same('access_denied'),
  user_cancelled_authorize: same('access_denied'),
  unauthorized_scope_error: same('invalid_scope'),
};

/** help.salesforce.com: "OAuth 2.0 Authorization Errors" (xcloud.remoteaccess_oauth_flow_errors). */
const SALESFORCE: Record<string, ErrorWords> = {
  redirect_uri_missing: mismatch,
  oauth_app_blocked: {
    cause: () => 'An administrator of the Salesforce org has blocked the app',
    advice: askAdministrator,
  },
  oauth_app_access_denied: {
    cause: () => 'The Salesforce user may not use the app',
    advice: askAdministrator,
  },
  inactive_user: {
    cause: () => 'The Salesforce user is not active',
    advice: askAdministrator,
    isGrantDead: true,
  },
  inactive_org: {
    cause: () => 'The Salesforce org is locked or closed',
    advice: askAdministrator,
    isGrantDead: true,
  },
};

/** The `status` of an error at /oauth/v1/token of HubSpot, as its clients report it (HGData/mk-node-hubspot issues 64, 87). */
const HUBSPOT: Record<string, ErrorWords> = {
  bad_redirect_uri: mismatch,
  bad_auth_code: badCode,
  bad_client_id: wrongClientId,
  bad_client_secret: wrongCredentials,
  bad_refresh_token: badCode,
};

/** developers.facebook.com/docs/graph-api/guides/error-handling: type and code of an error, joined by provider-error.ts. */
const FACEBOOK: Record<string, ErrorWords> = {
  oauthexception_100: badCode,
  oauthexception_101: wrongClientId,
  oauthexception_190: badCode,
};

/** Names that several servers use: Spring, Doorkeeper, Keycloak, Auth0, Zoom. */
const COMMON: Record<string, ErrorWords> = {
  invalid_redirect_uri: mismatch,
  invalid_redirect: mismatch,
  redirect_mismatch: mismatch,
  expired_token: badCode,
  invalid_code_verifier: badCode,
  slow_down: same('temporarily_unavailable'),
  rate_limit_exceeded: same('temporarily_unavailable'),
  too_many_requests: same('temporarily_unavailable'),
  mfa_required: {
    cause: (context) => `${nameOf(context)} needs a second factor`,
    advice: logInAgain,
    isGrantDead: true,
  },
  invalid_callback: { cause: mismatch.cause, advice: registerRedirectUri },
};

export const PROVIDER_ERRORS: Record<string, ErrorWords> = {
  ...COMMON,
  ...FACEBOOK,
  ...HUBSPOT,
  ...SALESFORCE,
  ...LINKEDIN,
  ...SLACK,
  ...GOOGLE,
  ...GITHUB,
};
