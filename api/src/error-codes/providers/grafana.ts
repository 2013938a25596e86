import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CHANGED: Meaning = [
  'conflict',
  'Somebody changed the dashboard in the meantime: read it again, or set overwrite.',
];
const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
export const grafana: ProviderCodes = {
  name: 'Grafana',
  slugs: ['grafana-cloud'],
  hosts: ['*.grafana.net', 'grafana.com'],
  source: 'https://grafana.com/docs/grafana/latest/developers/http_api/',
  checked: '2026-11-25',
  messages: [
    [
      /invalid scope/i,
      [
        'permission',
        'The access policy of the {key} lacks a scope for this, such as logs:write or metrics:read, or is for another stack.',
      ],
    ],
    [
      /invalid api key|expired api key|legacy auth disabled/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired, or of the other kind. A stack takes the token of a service account (glsa_…), grafana.com and the data endpoints that of an access policy (glc_…).',
      ],
    ],
    [/invalid (?:username|token)|unauthori[sz]ed|authentication error: invalid/i, 'credential'],
    [
      /permissions? needed|need additional permissions|access denied/i,
      ['permission', 'The service account of the {key} lacks a permission: the message names it.'],
    ],
    [/changed by someone else|version-?mismatch/i, CHANGED],
    [/already exists|same (?:name|title|uid)/i, EXISTS],
    [/not found/i, 'not-found'],
    [
      /out.of.order|too far behind|out of bounds/i,
      ['request', 'The time of the samples is a value that is older than accepted.'],
    ],
    [
      /max(?:imum)? (?:active )?(?:series|stream)|ingestion rate limit|limit of/i,
      ['quota', 'A limit of the plan is used up, such as its series or its rate of ingestion.'],
    ],
  ],
  codes: {
    'dashboards.version-mismatch': 'conflict',
    'name-exists': EXISTS,
    'version-mismatch': CHANGED,
    'plugin-dashboard': 'conflict',
    'auth.unauthorized': 'credential',
    'accesscontrol.permission-denied': 'permission',
  },
};
