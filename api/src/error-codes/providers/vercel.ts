import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
const ABSENT: Meaning = [
  'not-found',
  'It does not exist in the account of the {key}: if it belongs to a team, send the id of that as the parameter teamId.',
];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: request a larger one, or delete what is not used.',
];
const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const ACCOUNT_BLOCKED: Meaning = ['account', 'The account is blocked: ask the support.'];

export const vercel: ProviderCodes = {
  name: 'Vercel',
  slugs: ['vercel'],
  hosts: ['api.vercel.com'],
  source: 'https://vercel.com/docs/rest-api/errors',
  checked: '2026-11-25',
  find: (body) => (asObject(body.error)?.invalidToken === true ? ['invalidToken'] : []),
  messages: [
    [
      /resource is limited/i,
      [
        'quota',
        'A limit of the plan is used up, which the code in the message names: wait as long as it says, or choose a larger plan.',
      ],
    ],
    [
      /re-authenticate to this scope/i,
      [
        'permission',
        'The {key} lacks access to this team, or the team requires single sign-on: log in through it, and create a {key} for that team.',
      ],
    ],
  ],
  codes: {
    invalidToken: [
      'credential',
      'The API does not accept the {key}: the access token is wrong, expired or revoked. Create another in the settings of the account.',
    ],
    forbidden: ['permission', 'The {key} lacks access to this: it may be limited to another team.'],
    rate_limited: 'rate-limit',
    too_many_requests: 'rate-limit',
    payment_required: 'payment',
    not_found: ABSENT,
    conflict: 'conflict',
    bad_request: 'request',
    internal_server_error: 'server',
    invalid_token: 'credential',
    missing_token: 'credential',
    token_expired: 'credential',
    unauthorized: 'credential',
    not_authorized: 'permission',
    team_unauthorized: [
      'permission',
      'The {key} may not use this team: send its teamId, or create a {key} that has access to it.',
    ],
    domain_already_in_use: EXISTS,
    domain_taken: EXISTS,
    domain_not_found: 'not-found',
    project_not_found: ABSENT,
    deployment_not_found: ABSENT,
    env_key_already_exists: EXISTS,
    ENV_ALREADY_EXISTS: EXISTS,
    ENV_CONFLICT: EXISTS,
    missing_files: ['request', 'Files of the deployment are missing: upload them first.'],
    invalid_name: 'request',
    existing_project_domain: EXISTS,
    over_limit: LIMIT,
    limit_reached: LIMIT,
    deployment_limit_reached: LIMIT,
    hobby_limit: PLAN,
    plan_limit: PLAN,
    team_limit: PLAN,
    build_queue_full: 'overloaded',
    file_size_limit_exceeded: ['request', 'A file is too large.'],
    user_blocked: ACCOUNT_BLOCKED,
    account_blocked: ACCOUNT_BLOCKED,
    saml_required: [
      'permission',
      'The team requires single sign-on: the {key} lacks it. Log in through it and create another.',
    ],
    requires_upgrade: PLAN,
  },
};
