import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const smartthings: ProviderCodes = {
  name: 'SmartThings',
  slugs: ['smartthings'],
  hosts: ['api.smartthings.com'],
  source: 'https://developer.smartthings.com/docs/api/public#tag/HTTP-Status-Codes',
  checked: '2026-11-25',
  codes: {
    UnauthorizedError: [
      'credential',
      'The API does not accept the {key}: it is wrong or expired. A personal access token is valid for 24 hours only.',
    ],
    ForbiddenError: [
      'permission',
      'The {key} lacks a scope for this, such as r:devices:* or x:devices:*, or the device or location belongs to somebody else.',
    ],
    NotFoundError: 'not-found',
    ResourceNotFoundError: 'not-found',
    NotValidValueError: ['request', 'A value is not valid: the target in the details names its field.'],
    ConstraintViolationError: [
      'request',
      'A value is missing or not valid: the target in the details names its field.',
    ],
    NotNullError: ['request', 'A field is missing: the target in the details names it.'],
    PatternError: ['request', 'A value has a wrong form: the target in the details names its field.'],
    MalformedError: ['request', 'The API could not read the JSON of the body.'],
    BodyMalformedError: ['request', 'The API could not read the JSON of the body.'],
    UnprocessableEntityError: 'request',
    ConflictError: ['conflict', 'The state of the device conflicts with this, often because it is offline.'],
    TooManyRequestError: [
      'rate-limit',
      'Too many requests: each device and each location takes a number of them in a minute.',
    ],
    DeviceGuardrailError: ['rate-limit', 'Too many requests for this device: wait before the next one.'],
    LimitExceededError: ['quota', 'A quota of the account is used up: delete what is not used.'],
  },
};
