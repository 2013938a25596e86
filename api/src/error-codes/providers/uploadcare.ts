import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCOUNT_BLOCKED: Meaning = ['payment', 'The account is blocked until it pays: see its billing.'];
const TOO_LARGE: Meaning = ['request', 'The file is too large for the plan.'];
export const uploadcare: ProviderCodes = {
  name: 'Uploadcare',
  slugs: ['uploadcare'],
  hosts: ['api.uploadcare.com', 'upload.uploadcare.com'],
  source: 'https://uploadcare.com/api-refs/rest-api/',
  checked: '2026-11-25',
  messages: [
    [/simple authentication over http/i, ['request', 'The API does not accept plain http.']],
    [
      /accept header/i,
      [
        'request',
        'The Accept header is missing or names no version: send “Accept: application/vnd.uploadcare-v0.7+json”.',
      ],
    ],
    [
      /incorrect authentication|credentials|pub_key is|authentication|public key|secret key/i,
      [
        'credential',
        'The API does not accept the {key}: one of the two is wrong or missing. The Authorization header is “Uploadcare.Simple public-key:secret-key”; uploads take only the public key.',
      ],
    ],
    [/not (?:been )?paid|blocked|billing/i, ACCOUNT_BLOCKED],
    [/signature/i, 'signature'],
    [/(?:signature|request|expire)\b.{0,30}expired|expired signature/i, 'clock'],
    [/file is not found|not found/i, 'not-found'],
    [/too (?:large|big)/i, TOO_LARGE],
  ],
  codes: {
    AccountBlockedError: ACCOUNT_BLOCKED,
    AccountUnpaidError: ACCOUNT_BLOCKED,
    ProjectPublicKeyInvalidError: 'credential',
    ProjectPublicKeyRequiredError: 'credential',
    SignatureInvalidError: 'signature',
    SignatureExpiredError: 'clock',
    FileSizeLimitExceededError: TOO_LARGE,
    RequestThrottledError: 'rate-limit',
    UploadViaURLHostResolveError: [
      'request',
      'The API could not fetch the address that is a value in the request.',
    ],
    FileInfectedError: ['policy', 'A virus was found in the file, which was blocked.'],
    AccountLimitsExceededError: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
  },
};
