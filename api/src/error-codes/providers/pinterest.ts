import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pinterest: ProviderCodes = {
  name: 'Pinterest',
  slugs: ['pinterest'],
  hosts: ['api.pinterest.com', 'api-sandbox.pinterest.com'],
  source: 'https://developers.pinterest.com/docs/reference/error-codes/',
  checked: '2026-11-25',
  messages: [
    [
      /trial access/i,
      [
        'permission',
        'The application lacks standard access: with trial access it may only write in the sandbox, api-sandbox.pinterest.com. Ask for standard access under My apps.',
      ],
    ],
  ],
  codes: {
    1: 'request',
    2: 'credential',
    3: 'permission',
    4: ['server', 'The API took too long: try again.'],
    7: 'permission',
    8: 'rate-limit',
    9: 'rate-limit',
    29: [
      'permission',
      'The application or the user may not do this: the application has trial access only, or the board is not theirs.',
    ],
    40: ['not-found', 'The board does not exist, or the {key} may not see it.'],
    50: ['not-found', 'The Pin does not exist, or the {key} may not see it.'],
    58: ['conflict', 'A board of this name exists already.'],
    235: ['request', 'The API could not fetch the image from the address that is a value in the request.'],
    283: ['credential', 'The refresh token is not valid or expired.'],
  },
};
