import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const greenhouse: ProviderCodes = {
  name: 'Greenhouse',
  slugs: ['greenhouse'],
  hosts: ['boards-api.greenhouse.io', 'harvest.greenhouse.io'],
  source: 'https://developers.greenhouse.io/job-board.html',
  checked: '2026-11-25',
  messages: [
    [
      /^unauthorized$|invalid basic auth|http basic/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent as the user name of HTTP Basic with an empty password. To apply it has to be a Job Board key.',
      ],
    ],
    [
      /permission for this endpoint|not have permission/i,
      [
        'permission',
        'The {key} lacks the permission for this endpoint: add it to the key under the API credentials of the account.',
      ],
    ],
    [
      /^(?:job|job board|board|office|department|section).{0,30}not found/i,
      [
        'not-found',
        'The board or the job in the path does not exist: check the board token, and that the job is published there.',
      ],
    ],
    [/invalid attributes|missing required|on-behalf-of/i, 'request'],
  ],
  codes: {},
};
