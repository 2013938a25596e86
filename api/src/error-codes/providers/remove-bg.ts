import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format, size or length is not allowed.',
];
export const removeBg: ProviderCodes = {
  name: 'remove.bg',
  slugs: ['remove-bg'],
  hosts: ['api.remove.bg'],
  source: 'https://www.remove.bg/api',
  checked: '2026-11-25',
  codes: {
    auth_failed: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. It goes into the header X-Api-Key.',
    ],
    insufficient_credits: ['payment', 'The credits of the account are used up: top up its balance.'],
    unknown_foreground: [
      'request',
      'No foreground was found in the image: that value has to be another, with one clear object or person.',
    ],
    invalid_image_url: [
      'request',
      'The API could not fetch the image from the address that is a value in the request.',
    ],
    failed_to_read_image: API_ACCEPT,
    unsupported_file_type: API_ACCEPT,
    file_too_large: ['request', 'The file is too large.'],
    missing_source: [
      'request',
      'The image is missing: send one of image_file, image_file_b64 and image_url.',
    ],
    rate_limit_exceeded: 'rate-limit',
  },
};
