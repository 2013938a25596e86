import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const smartcar: ProviderCodes = {
  name: 'Smartcar',
  slugs: ['smartcar'],
  hosts: ['vehicle.api.smartcar.com', 'api.smartcar.com'],
  source: 'https://smartcar.com/docs/errors/overview',
  checked: '2026-11-25',
  codes: {
    AUTHENTICATION: 'credential',
    AUTHORIZATION: 'permission',
    BILLING: ['payment', 'The plan of the account does not include more: see its billing.'],
    COMPATIBILITY: ['customer', 'The vehicle of the user cannot do this.'],
    CONNECTED_SERVICES_ACCOUNT: [
      'customer',
      'The user’s account at the maker of the vehicle has a problem: they have to log in to it.',
    ],
    PERMISSION: [
      'permission',
      'The {key} lacks a scope for this: add it to the configuration and connect again.',
    ],
    RATE_LIMIT: ['rate-limit', 'Too many requests to this vehicle.'],
    RESOURCE_NOT_FOUND: 'not-found',
    SERVER: 'server',
    SERVICE: 'server',
    UPSTREAM: ['server', 'The maker of the vehicle failed: try again later.'],
    VALIDATION: 'request',
    VEHICLE_STATE: [
      'customer',
      'The vehicle of the user is in a state in which it does not do this: asleep, driving or unplugged.',
    ],
  },
};
