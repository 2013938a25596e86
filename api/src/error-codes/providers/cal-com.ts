import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const calCom: ProviderCodes = {
  name: 'Cal.com',
  slugs: ['cal-com'],
  hosts: ['api.cal.com'],
  source: 'https://cal.com/docs/api-reference/v2/introduction',
  checked: '2026-11-25',
  messages: [
    [
      /^cannot (?:get|post|put|patch|delete) /i,
      [
        'not-found',
        'The path does not exist in this version of the API: send the cal-api-version header with the version that its documentation names.',
      ],
    ],
    [
      /no longer supported|deprecated|\bv1\b.{0,40}(?:removed|retired)/i,
      ['retired', 'This version of the API is retired: call v2.'],
    ],
    [
      /already has (?:a )?booking|not available|no_available_users|slots?\b.{0,40}(?:taken|unavailable|booked|no longer|not )|already booked|is already/i,
      ['conflict', 'The time is not available: somebody has booked it already, or is away.'],
    ],
    [/api ?key|access token|unauthorized/i, 'credential'],
    [/not found/i, 'not-found'],
    [/scope|permission|forbidden/i, 'permission'],
  ],
  codes: {
    TOKEN_EXPIRED_EXCEPTION: 'credential',
    UnauthorizedException: 'credential',
    ForbiddenException: 'permission',
    NotFoundException: 'not-found',
    ConflictException: 'conflict',
    TooManyRequestsException: 'rate-limit',
    ThrottlerException: 'rate-limit',
    BadRequestException: 'request',
    UnprocessableEntityException: 'request',
    InternalServerErrorException: 'server',
  },
};
