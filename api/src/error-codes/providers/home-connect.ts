import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const homeConnect: ProviderCodes = {
  name: 'Home Connect',
  slugs: ['home-connect'],
  hosts: ['api.home-connect.com', 'simulator.home-connect.com'],
  source: 'https://api-docs.home-connect.com/general/#error-responses',
  checked: '2026-11-25',
  codes: {
    403: 'permission',
    404: 'not-found',
    429: ['rate-limit', 'Too many requests: 1000 in a day, and fewer in ten minutes.'],
    invalid_token: 'credential',
    insufficient_scope: [
      'permission',
      'The {key} lacks a scope for this: add it to the configuration and connect again.',
    ],
    'SDK.Error.HomeAppliance.Connection.Initialization.Failed': [
      'customer',
      'The appliance of the user is not connected.',
    ],
    'SDK.Error.UnsupportedOperation': 'request',
    'SDK.Error.NoProgramActive': ['conflict', 'No program runs; it ended already.'],
    'SDK.Error.WrongOperationState': ['conflict', 'The state of the appliance conflicts with this.'],
    'SDK.Error.InvalidUserId': 'credential',
  },
};
