import { asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200 and `success: false`; Turnstile has the same form. */
export const hcaptcha: ProviderCodes = {
  name: 'hCaptcha',
  slugs: ['hcaptcha'],
  hosts: ['api.hcaptcha.com', 'hcaptcha.com', 'challenges.cloudflare.com'],
  source: 'https://docs.hcaptcha.com/#siteverify-error-codes-table',
  checked: '2026-11-25',
  find: (body) =>
    body.success === false ? listOf(body['error-codes']).flatMap((one) => asText(one) ?? []) : [],
  codes: {
    'missing-input-secret': [
      'credential',
      'The secret key is missing: it is the parameter secret of a form, not of JSON.',
    ],
    'invalid-input-secret': [
      'credential',
      'The API does not accept the {key}: the parameter secret takes the secret key of the account, not the site key.',
    ],
    'missing-input-response': ['request', 'The parameter response is missing.'],
    'invalid-input-response': [
      'customer',
      'The user’s answer is not valid: let them solve the captcha again.',
    ],
    'expired-input-response': ['customer', 'The user’s answer is expired: let them solve the captcha again.'],
    'invalid-or-already-seen-response': [
      'customer',
      'The answer of the user is not valid, expired or was used already: each counts once. Let them solve the captcha again.',
    ],
    'already-seen-response': ['conflict', 'The answer was used already: each counts once.'],
    'timeout-or-duplicate': ['conflict', 'The answer is expired or was used already: each counts once.'],
    'bad-request': 'request',
    'missing-remoteip': ['request', 'The parameter remoteip is missing.'],
    'invalid-remoteip': 'request',
    'not-using-dummy-passcode': ['credential', 'The secret key is wrong for a test site key.'],
    'sitekey-secret-mismatch': ['credential', 'The secret key is wrong: it belongs to another site key.'],
    'internal-error': 'server',
  },
};
