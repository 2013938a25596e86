import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const RECORDING_RUNS: Meaning = ['conflict', 'The recording runs already.'];
export const agora: ProviderCodes = {
  name: 'Agora',
  slugs: ['agora'],
  hosts: ['api.agora.io', 'api.sd-rtn.com'],
  source: 'https://docs.agora.io/en/cloud-recording/reference/common-errors',
  checked: '2026-11-25',
  messages: [
    [
      /invalid authentication credentials/i,
      [
        'credential',
        'The API does not accept the {key}: Basic authentication takes the customer ID and customer secret of the RESTful API, not the App ID and its certificate.',
      ],
    ],
    [
      /failed to find worker/i,
      [
        'not-found',
        'The recording does not exist any more: it was stopped, or nobody was in the channel for its idle time. Start another.',
      ],
    ],
  ],
  codes: {
    2: ['request', 'A parameter is missing or not valid.'],
    7: RECORDING_RUNS,
    8: 'request',
    49: ['conflict', 'The recording was stopped already.'],
    53: RECORDING_RUNS,
    62: ['not-enabled', 'Cloud recording is not enabled for the project: enable it in the console.'],
    65: ['server', 'The network failed: try again later.'],
    109: ['credential', 'The token of the channel is expired.'],
    110: ['credential', 'The token of the channel is not valid.'],
    432: 'request',
    433: ['not-found', 'The resource id does not exist or is expired.'],
    435: ['not-found', 'There is no recording: nobody was in the channel, so it does not exist.'],
  },
};
