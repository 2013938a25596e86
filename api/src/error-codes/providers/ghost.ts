import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ghost: ProviderCodes = {
  name: 'Ghost',
  slugs: ['ghost'],
  hosts: ['*.ghost.io'],
  source: 'https://docs.ghost.org/admin-api/#errors',
  checked: '2026-11-25',
  hasForm: ({ errors }) => asObject(listOf(errors)[0])?.ghostErrorCode !== undefined,
  messages: [
    [
      /authorization failed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or made for another version or kind of the API.',
      ],
    ],
  ],
  codes: {
    INVALID_JWT: [
      'credential',
      'The token made with the {key} is not valid: it is signed with the secret half of the Admin API key (decoded from hex), has the other half as kid, /admin/ as aud, and lives five minutes at most.',
    ],
    INVALID_AUTH_HEADER: 'credential',
    UnauthorizedError: 'credential',
    NoPermissionError: 'permission',
    NotFoundError: 'not-found',
    ValidationError: 'request',
    BadRequestError: 'request',
    UpdateCollisionError: ['conflict', 'Somebody changed it in the meantime: send the current updated_at.'],
    HostLimitError: [
      'quota',
      'A quota of the account is used up: choose a larger plan, or delete what is not used.',
    ],
    TooManyRequestsError: 'rate-limit',
    UnknownAdminApiKeyError: 'credential',
    UNKNOWN_ADMIN_API_KEY: [
      'credential',
      'The API does not accept the {key}: copy the Admin API key of the integration, of this site.',
    ],
    UPDATE_COLLISION: ['conflict', 'Somebody changed it in the meantime: send the current updated_at.'],
    UNKNOWN_CONTENT_API_KEY: [
      'credential',
      'The API does not accept the {key}: copy the Content API key of the integration, of this site, into the parameter key.',
    ],
    MaintenanceError: ['server', 'The API is under maintenance: try again later.'],
    RequestNotAcceptableError: 'request',
    InternalServerError: 'server',
  },
};
