import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const monday: ProviderCodes = {
  name: 'monday.com',
  slugs: ['monday'],
  hosts: ['api.monday.com'],
  source: 'https://developer.monday.com/api-reference/docs/error-handling',
  checked: '2026-11-23',
  codes: {
    ComplexityException: [
      'rate-limit',
      'Too many requests, or too large ones, for the complexity of a minute: wait, or ask for fewer fields.',
    ],
    UserUnauthorizedException: 'permission',
    ResourceNotFoundException: 'not-found',
    InvalidBoardIdException: ['not-found', 'The board does not exist, or the {key} may not see it.'],
    InvalidColumnIdException: ['request', 'The API does not accept the column id in the request.'],
    ColumnValueException: ['request', 'The API does not accept the value for the column.'],
    CreateBoardException: 'request',
    ItemsLimitationException: ['quota', 'The quota of items on a board is used up.'],
    RecordInvalidException: 'request',
  },
};
