import {
  askAdministrator,
  checkClientId,
  type ErrorWords,
  logInAgain,
  registerRedirectUri,
} from '#src/features/oauth/protocol/problem-words.ts';
import { STANDARD_ERRORS } from '#src/features/oauth/protocol/standard-errors.ts';

const secret = (cause: string, what: string): ErrorWords => ({
  cause: () => cause,
  advice: () => [what, 'Then save it in the configuration.'],
});

const redirect: ErrorWords = {
  cause: () => 'The redirect URI is not one that is registered for the app in Microsoft Entra',
  advice: (context) => [
    ...registerRedirectUri(context),
    'Register it under Authentication, as a platform of the type Web.',
  ],
};

const tenant: ErrorWords = {
  cause: () => 'The account does not belong to a tenant that the app accepts',
  advice: () => [
    'Use the tenant ID in place of common in the authorization and token URLs, or let the app accept accounts of other organisations.',
  ],
};

const userHasToAct: ErrorWords = {
  cause: () => 'Microsoft needs the user to log in again with a second factor or on a known device',
  advice: logInAgain,
  isGrantDead: true,
};

const consent: ErrorWords = {
  cause: () => 'The user or an administrator has not allowed the access yet',
  advice: (context) => ['Start the login again and allow the access.', ...askAdministrator(context)],
  isGrantDead: true,
};

const dead: ErrorWords = {
  cause: () => 'The code or refresh token has expired, was withdrawn or has been used before',
  advice: logInAgain,
  isGrantDead: true,
};

/**
 * learn.microsoft.com/entra/identity-platform/reference-error-codes. Microsoft puts the number into the description, and
 * says that numbers may change: they only choose the words here, and what is done follows from `error`.
 */
const ENTRA_ERRORS: Record<string, ErrorWords> = {
  7000215: secret(
    'The client secret is wrong',
    'Use the Value of the secret under Certificates & secrets, not its Secret ID; it is shown only once, so create a new one.',
  ),
  7000222: secret('The client secret has expired', 'Create a new secret under Certificates & secrets.'),
  7000218: secret('The client secret is missing', 'Create a secret under Certificates & secrets.'),
  700025: {
    cause: () => 'The app is registered as a public client, which must not send a secret',
    advice: () => ['Register the redirect URI under Authentication as a platform of the type Web.'],
  },
  700016: {
    cause: () => 'The app was not found in the tenant',
    advice: (context) => [...checkClientId(context), ...tenant.advice(context)],
  },
  50011: redirect,
  500113: redirect,
  500112: redirect,
  50020: tenant,
  50194: tenant,
  50034: tenant,
  90002: tenant,
  65001: consent,
  65004: STANDARD_ERRORS.access_denied as ErrorWords,
  90094: consent,
  70011: STANDARD_ERRORS.invalid_scope as ErrorWords,
  50076: userHasToAct,
  50079: userHasToAct,
  53000: userHasToAct,
  53003: {
    cause: () => 'A conditional access policy of the organisation blocks the login',
    advice: askAdministrator,
    isGrantDead: true,
  },
  54005: dead,
  70000: dead,
  70008: dead,
  700082: dead,
  700084: dead,
  50173: dead,
  501481: {
    cause: () => 'The PKCE verifier does not belong to the login',
    advice: logInAgain,
    isGrantDead: true,
  },
};

/** The words for the AADSTS number in a description; undefined if there is none, or it is not known. */
export const entraErrorIn = (description: string): ErrorWords | undefined => {
  const number = /AADSTS(\d{4,9})/.exec(description)?.[1];
  return number !== undefined && Object.hasOwn(ENTRA_ERRORS, number) ? ENTRA_ERRORS[number] : undefined;
};
