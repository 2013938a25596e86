import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CURSOR_VALUE: Meaning = ['request', 'The cursor is a value that is too old: begin at the first page.'];

export const monday: ProviderCodes = {
  name: 'monday.com',
  slugs: ['monday'],
  hosts: ['api.monday.com'],
  source: 'https://developer.monday.com/api-reference/docs/error-handling',
  checked: '2026-11-25',
  // With the older errors `status_code` can be 200.
  find: ({ error_code: code }) => [asText(code) ?? ''].filter((one) => one !== ''),
  messages: [
    [
      /^not authenticated$/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, revoked or missing. It goes into the Authorization header.',
      ],
    ],
  ],
  codes: {
    ComplexityException: [
      'rate-limit',
      'Too many requests, or too large ones, for the complexity of a minute: wait, or ask for fewer fields.',
    ],
    UserUnauthorizedException: [
      'permission',
      'The user of the {key} lacks access to the board or the item, or a permission on it: add them, or ask its owner.',
    ],
    ResourceNotFoundException: 'not-found',
    InvalidBoardIdException: ['not-found', 'The board does not exist, or the {key} may not see it.'],
    InvalidColumnIdException: ['request', 'The API does not accept the column id in the request.'],
    ColumnValueException: [
      'request',
      'The API does not accept the value for the column: each type of column has a form of its own, as JSON in a string.',
    ],
    CreateBoardException: 'request',
    ItemsLimitationException: ['quota', 'The quota of items on a board is used up.'],
    RecordInvalidException: 'request',
    COMPLEXITY_BUDGET_EXHAUSTED: 'rate-limit',
    DAILY_LIMIT_EXCEEDED: [
      'quota',
      'The calls of the day are used up: wait until midnight UTC, or choose a larger plan.',
    ],
    FIELD_LIMIT_EXCEEDED: 'rate-limit',
    FIELD_MINUTE_RATE_LIMIT_EXCEEDED: 'rate-limit',
    IP_RATE_LIMIT_EXCEEDED: 'rate-limit',
    maxConcurrencyExceeded: ['rate-limit', 'Too many requests at the same time.'],
    MAX_COMPLEXITY_EXCEEDED: ['request', 'The query asks for too much: its value has to be smaller.'],
    Unauthorized: 'credential',
    USER_UNAUTHORIZED: 'permission',
    USER_ACCESS_DENIED: 'permission',
    missingRequiredPermissions: ['permission', 'The {key} lacks a scope: add it to the app.'],
    UserAccessDenied: 'permission',
    InvalidArgumentException: 'request',
    InvalidUserIdException: 'not-found',
    InvalidVersionException: ['request', 'The API-Version header has a value that does not exist.'],
    InvalidItemIdException: 'not-found',
    InvalidInputException: 'request',
    CorrectedValueException: 'request',
    DeleteLastGroupException: 'conflict',
    DUPLICATE_TAG_NAME: ['conflict', 'A record with the same name or value exists already.'],
    CursorException: CURSOR_VALUE,
    CURSOR_EXPIRED: CURSOR_VALUE,
    JsonParseException: ['request', 'The API could not read the JSON of a value.'],
    NAME_TOO_LONG: ['request', 'The name is too long.'],
    API_TEMPORARILY_BLOCKED: 'server',
    INTERNAL_SERVER_ERROR: 'server',
    undefinedField: 'request',
    argumentLiteralsIncompatible: 'request',
  },
};
