import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const calCom: ProviderCodes = {
  name: 'Cal.com',
  slugs: ['cal-com'],
  hosts: ['api.cal.com'],
  source: 'https://cal.com/docs/api-reference/v2/introduction',
  checked: '2026-11-25',
  messages: [
    [
      /already has (?:a )?booking|not available|no_available_users|slot|already booked|is already/i,
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
  },
};
