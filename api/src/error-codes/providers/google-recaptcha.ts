import { asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200 and `success: false`. */
export const googleRecaptcha: ProviderCodes = {
  name: 'Google reCAPTCHA',
  slugs: ['google-recaptcha'],
  hosts: ['www.google.com', 'www.recaptcha.net', 'recaptchaenterprise.googleapis.com'],
  source: 'https://developers.google.com/recaptcha/docs/verify',
  checked: '2026-11-25',
  find: (body) =>
    body.success === false ? listOf(body['error-codes']).flatMap((one) => asText(one) ?? []) : [],
  codes: {
    'missing-input-secret': [
      'credential',
      'The API does not accept the {key}: it is missing, or was not sent as the field secret of a form. A body in JSON is not read.',
    ],
    'invalid-input-secret': [
      'credential',
      'The API does not accept the {key}: the secret key is wrong, or is the site key.',
    ],
    'missing-input-response': [
      'request',
      'The field response is missing: the token of the user, sent as a form and not as JSON.',
    ],
    'invalid-input-response': [
      'customer',
      'The token of the user is not valid, or belongs to another site key: let them solve the captcha again.',
    ],
    'timeout-or-duplicate': [
      'conflict',
      'The token was used already or is older than two minutes: each counts once, so let the user solve the captcha again.',
    ],
    'bad-request': 'request',
    'invalid-keys': ['credential', 'The secret key is wrong: it belongs to another site key.'],
    'browser-error': [
      'customer',
      'The browser of the user could not reach the service: let them solve the captcha again.',
    ],
  },
};
