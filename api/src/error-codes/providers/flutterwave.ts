import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const flutterwave: ProviderCodes = {
  name: 'Flutterwave',
  slugs: ['flutterwave'],
  hosts: ['api.flutterwave.com', '*.flutterwave.cloud'],
  source: 'https://developer.flutterwave.com/docs/integration-guides/errors',
  checked: '2026-11-25',
  messages: [
    [
      /ip.{0,20}(?:whitelist|not allowed)/i,
      [
        'restricted',
        'The {key} may not be used from this address: add it to the allowed ones in the dashboard.',
      ],
    ],
    [
      /duplicate|already (?:exist|verified|been)/i,
      ['conflict', 'The reference was used before: give each transaction its own.'],
    ],
    [
      /balance (?:is )?(?:insufficient|not enough)|insufficient (?:wallet )?balance/i,
      ['payment', 'The balance of the wallet is too low for this.'],
    ],
    [/no transaction was found|not found|does not exist/i, 'not-found'],
    [
      /authorization (?:key|required|header)|secret key|unauthori[sz]ed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of the other mode (test or live). It is the secret key (FLWSECK…), after Bearer in the Authorization header.',
      ],
    ],
    [
      /declined|insufficient funds|do not honou?r/i,
      [
        'customer',
        'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
      ],
    ],
    [
      /not enabled|not activated|compliance|not (?:yet )?approved/i,
      ['account', 'The account may not process payments yet: complete its verification in the dashboard.'],
    ],
    [/is required|invalid/i, 'request'],
  ],
  codes: {
    10400: 'request',
    10401: 'credential',
    10403: 'permission',
    10404: 'not-found',
    10409: 'conflict',
    10422: 'request',
    10500: 'server',
  },
};
