import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const upstash: ProviderCodes = {
  name: 'Upstash',
  slugs: ['upstash'],
  hosts: ['*.upstash.io', 'qstash.upstash.io', 'api.upstash.com'],
  source: 'https://upstash.com/docs/redis/troubleshooting/max_daily_request_limit',
  checked: '2026-11-25',
  messages: [
    [
      /max (?:daily )?request (?:limit|per)|max requests limit|daily ratelimit|daily.{0,20}(?:limit|quota)/i,
      [
        'quota',
        'The requests of the day or month that the plan of the database includes are used up: choose a larger one, or wait until they are reset.',
      ],
    ],
    [
      /wrongpass|invalid token|invalid or missing auth|unauthorized|unable to authenticate/i,
      [
        'credential',
        'The API does not accept the {key}: the token is wrong, of another database, or missing after Bearer in the Authorization header. The password of Redis itself is another one.',
      ],
    ],
    [
      /noperm|no permission|read-?only/i,
      [
        'permission',
        'The {key} does not allow this command: it is the read-only token of the database. Use its other one to write.',
      ],
    ],
    [
      /max (?:request|record|message) size|too large|max database size/i,
      ['request', 'The request is too large for the plan.'],
    ],
    [
      /wrongtype|err (?:syntax|wrong number|unknown command|value is not)/i,
      ['request', 'The API does not accept the command: its value or the number of parameters is wrong.'],
    ],
  ],
  codes: {},
};
