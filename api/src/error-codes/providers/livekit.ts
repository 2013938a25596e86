import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const livekit: ProviderCodes = {
  name: 'LiveKit',
  slugs: ['livekit'],
  hosts: ['*.livekit.cloud'],
  source: 'https://docs.livekit.io/home/server/generating-tokens/',
  checked: '2026-11-25',
  messages: [
    [
      /^permissions? denied/i,
      [
        'permission',
        'The token lacks a grant for this: roomCreate, roomList, roomRecord, or roomAdmin with the name of the room.',
      ],
    ],
    [
      /invalid api key|no such api key/i,
      [
        'credential',
        'The API does not accept the {key}: the API key in the token is not of this LiveKit project. Address, key and secret have to be of the same project.',
      ],
    ],
    [
      /token is expired|not valid yet/i,
      [
        'credential',
        'The token is expired, or not valid yet: create another, and check the clock of this machine.',
      ],
    ],
    [
      /crypto|signature|verif/i,
      ['signature', 'The signature of the token does not match: it is signed with another API secret.'],
    ],
    [
      /no response from servers|available nodes/i,
      [
        'not-ready',
        'No worker is ready for this: for egress, ingress or SIP one has to run. Try again shortly.',
      ],
    ],
    [
      /redis required|not connected|not configured/i,
      ['not-enabled', 'This is not enabled on the server: it needs Redis and the service for it.'],
    ],
    [
      /(?:minutes|concurrent|participants?|sessions?|egress).{0,40}(?:limit|exceeded|quota)/i,
      ['quota', 'A quota of the plan is used up, such as its minutes or what may run at the same time.'],
    ],
  ],
  codes: {
    unauthenticated: 'credential',
    resource_exhausted: ['quota', 'A quota of the plan is used up, such as what may run at the same time.'],
    already_exists: ['conflict', 'One with this name exists already.'],
    failed_precondition: ['conflict', 'The state of the room or the participant conflicts with this.'],
  },
};
