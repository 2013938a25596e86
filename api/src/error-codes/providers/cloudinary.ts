import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Files are delivered without a body if that fails: the reason is in a header. */
const DELIVERY: readonly (readonly [RegExp, string])[] = [
  [/not found/i, 'absent'],
  [/acl failure|\bdeny\b|not allowed|unsigned|strict/i, 'denied'],
  [/invalid|transformation/i, 'transformation'],
];
const kindOfDelivery = (words: string): string[] =>
  DELIVERY.filter(([pattern]) => pattern.test(words))
    .map(([, kind]) => kind)
    .slice(0, 1);

export const cloudinary: ProviderCodes = {
  name: 'Cloudinary',
  slugs: ['cloudinary'],
  hosts: ['api.cloudinary.com', '*.cloudinary.com'],
  source: 'https://support.cloudinary.com/hc/en-us/articles/202520852',
  checked: '2026-11-25',
  find: (_body, headers) => kindOfDelivery(headers['x-cld-error'] ?? ''),
  messages: [
    [
      /upload preset must be specified/i,
      [
        'request',
        'The call is not signed, so the parameter upload_preset is missing: name an unsigned preset, or sign the call with the API secret.',
      ],
    ],
    [/invalid signature/i, 'signature'],
    [/stale request/i, 'clock'],
    [
      /unknown api.?key|api_secret mismatch|invalid (?:api_key|credentials)|must supply api_key|cloud_name mismatch|invalid cloud_name|cloud_name .{0,20}disabled/i,
      ['credential', 'The API does not accept the {key}: the key, the secret or the cloud name is wrong.'],
    ],
    [
      /upload preset (?:not found|must be)/i,
      ['request', 'The upload preset has a value that does not exist, or is not for unsigned uploads.'],
    ],
    [
      /file size too large|video is too large|maximum .{0,20}(?:size|megapixels)/i,
      ['request', 'The file is too large for the plan.'],
    ],
    [
      /invalid image file|unsupported (?:zip|video|image)|empty file|invalid (?:extension|format)/i,
      ['request', 'The API does not accept the file: its format, size or length is not allowed.'],
    ],
    [
      /resource not found|error in loading http|404 not found/i,
      ['not-found', 'The file does not exist at its address, or in the account.'],
    ],
    [/rate limit/i, ['rate-limit', 'Too many requests: the Admin API is limited by the hour.']],
    [
      /not (?:been )?subscribed|subscription|add-?on|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/already exists/i, ['conflict', 'A record with the same value exists already.']],
    [
      /is (?:blocked|disabled)|customer deactivated|acl/i,
      ['account', 'The account is disabled, or its settings do not allow this.'],
    ],
  ],
  codes: {
    absent: ['not-found', 'The file does not exist: its public id, type or format in the address is wrong.'],
    denied: [
      'permission',
      'The file may not be delivered like this: it is restricted, or needs a signed address.',
    ],
    transformation: [
      'request',
      'The transformation in the address has a wrong value: x-cld-error says which.',
    ],
  },
};
