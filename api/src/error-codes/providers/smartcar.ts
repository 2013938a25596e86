import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const smartcar: ProviderCodes = {
  name: 'Smartcar',
  slugs: ['smartcar'],
  hosts: ['vehicle.api.smartcar.com', 'api.smartcar.com'],
  source: 'https://smartcar.com/docs/errors/overview',
  checked: '2026-11-25',
  codes: {
    VEHICLE_LIMIT: [
      'payment',
      'The vehicles that the plan may connect are used up: disconnect some, or choose a larger plan, under its billing.',
    ],
    SMARTCAR_API: ['rate-limit', 'Too many requests of this application together: wait.'],
    VEHICLE: ['rate-limit', 'Too many requests to this vehicle: wait, or ask for several values in a batch.'],
    ASLEEP: ['customer', 'The vehicle of the user is asleep: try again later.'],
    VEHICLE_NOT_CAPABLE: [
      'customer',
      'The vehicle of the user cannot do this: ask for its permissions first.',
    ],
    MAKE_NOT_COMPATIBLE: ['customer', 'The vehicle of the user is of a make that is not supported.'],
    AUTHENTICATION: [
      'credential',
      'The API does not accept the {key}: it is wrong or expired, as an access token is after hours. Get another, and send it after Bearer.',
    ],
    AUTHORIZATION: 'permission',
    BILLING: ['payment', 'The plan of the account does not include more: see its billing.'],
    COMPATIBILITY: ['customer', 'The vehicle of the user cannot do this.'],
    CONNECTED_SERVICES_ACCOUNT: [
      'customer',
      'The user’s account at the maker of the vehicle has a problem: they have to log in to it.',
    ],
    PERMISSION: [
      'permission',
      'The user has not granted this permission for the vehicle: add the scope, and send them through Smartcar Connect again.',
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
