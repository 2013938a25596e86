import type { ResponseCase } from '#test/responses/response-case.ts';

export const reviewed0f: ResponseCase[] = [
  {
    provider: 'DigitalOcean',
    what: 'rate',
    url: 'https://api.digitalocean.com/v2/droplets',
    status: 429,
    body: { id: 'too_many_requests', message: 'API Rate limit exceeded.' },
    cause: 'rate-limit',
    never: [/used up/],
    source: 'https://docs.digitalocean.com/reference/api/digitalocean/#section/Introduction/Errors',
  },
  {
    provider: 'TMDB',
    what: 'session denied',
    url: 'https://api.themoviedb.org/3/authentication/session/new',
    method: 'POST',
    status: 401,
    body: { success: false, status_code: 17, status_message: 'Session denied.' },
    cause: 'customer',
    source: 'https://developer.themoviedb.org/docs/errors',
  },
  {
    provider: 'Bright Data',
    what: 'IP not allowed',
    url: 'https://api.brightdata.com/request',
    method: 'POST',
    status: 407,
    headers: {
      'x-brd-err-code': 'client_10060',
      'x-brd-error': 'Your IP 1.2.3.4 is not whitelisted for this zone',
    },
    body: '',
    cause: 'permission',
    source: 'https://docs.brightdata.com/proxy-networks/errorCatalog',
  },
  {
    provider: 'Google Calendar API',
    what: 'updatedMin',
    url: 'https://www.googleapis.com/calendar/v3/calendars/primary/events',
    status: 410,
    body: {
      error: {
        code: 410,
        message: 'The requested minimum modification time lies too far in the past.',
        errors: [
          {
            message: 'The requested minimum modification time lies too far in the past.',
            domain: 'global',
            reason: 'updatedMinTooLongAgo',
          },
        ],
      },
    },
    cause: 'conflict',
    also: ['request'],
    names: [/updatedMin/],
    source: 'https://cloud.google.com/apis/design/errors',
  },
];
