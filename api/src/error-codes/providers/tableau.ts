import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TOKEN_SESSION: Meaning = [
  'credential',
  'The token of the session is expired or not valid: sign in again, and send the new one in the header X-Tableau-Auth. A second sign-in with the same personal access token ends the first session.',
];
const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const tableau: ProviderCodes = {
  name: 'Tableau',
  slugs: ['tableau'],
  hosts: ['*.online.tableau.com'],
  source: 'https://help.tableau.com/current/api/rest_api/en-us/REST/rest_api_concepts_errors.htm',
  checked: '2026-11-25',
  codes: {
    400000: 'request',
    400003: 'request',
    400006: 'request',
    400007: 'request',
    401000: TOKEN_SESSION,
    401001: [
      'credential',
      'The API does not accept the login: the personal access token, its name or the site (contentUrl) is wrong, or the token is expired, as it is after 15 days without use.',
    ],
    401002: TOKEN_SESSION,
    401003: 'credential',
    403000: 'permission',
    403004: 'permission',
    403014: ['permission', 'The user lacks the role for this.'],
    404000: ['not-found', 'The site does not exist.'],
    404002: ['not-found', 'The user does not exist.'],
    404003: 'not-found',
    404004: ['not-found', 'The data source does not exist.'],
    404005: ['not-found', 'The project does not exist.'],
    404006: ['not-found', 'The workbook does not exist.'],
    404011: ['not-found', 'The view does not exist.'],
    404012: 'not-found',
    409000: 'conflict',
    409001: EXISTS,
    409004: ['request', 'The id in the path and the one in the body are not the same value.'],
    409006: EXISTS,
    409009: EXISTS,
    409017: EXISTS,
    429000: 'rate-limit',
    500000: 'server',
  },
};
