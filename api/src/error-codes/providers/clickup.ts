import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USE_WORKSPACE: Meaning = [
  'permission',
  'The {key} may not use this workspace: its user has to allow it.',
];
const WRONG_TOKEN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or revoked. A personal token (pk_…) is sent in the Authorization header as it is, an OAuth token after Bearer.',
];
const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const clickup: ProviderCodes = {
  name: 'ClickUp',
  slugs: ['clickup'],
  hosts: ['api.clickup.com'],
  source: 'https://developer.clickup.com/docs/common_errors',
  checked: '2026-11-25',
  // The code is in a field that no other API has.
  find: ({ ECODE: code }) => (typeof code === 'string' ? [code] : []),
  codes: {
    OAUTH_017: [
      'credential',
      'The Authorization header is missing, so the call arrived without one: a personal token (pk_…) is sent in it as it is, an OAuth token after Bearer.',
    ],
    OAUTH_018: 'credential',
    OAUTH_019: WRONG_TOKEN,
    OAUTH_021: 'credential',
    OAUTH_025: WRONG_TOKEN,
    OAUTH_077: 'credential',
    OAUTH_023: USE_WORKSPACE,
    OAUTH_024: USE_WORKSPACE,
    OAUTH_026: USE_WORKSPACE,
    OAUTH_027: [
      'permission',
      'The {key} may not use this workspace: its user has to allow it, or the id of the team is wrong.',
    ],
    OAUTH_029: USE_WORKSPACE,
    OAUTH_045: USE_WORKSPACE,
    OAUTH_010: 'credential',
    OAUTH_007: 'request',
    ACCESS_083: ['permission', 'The {key} lacks a permission for this in the workspace.'],
    ACCESS_999: 'permission',
    ITEM_013: ['not-found', 'The task does not exist, or the {key} may not see it.'],
    ITEM_015: 'not-found',
    ITEM_137: 'not-found',
    INPUT_002: 'request',
    INPUT_005: 'request',
    TEAM_015: 'not-found',
    TEAM_028: 'not-found',
    TEAM_110: ['payment', 'The workspace has to pay: its plan does not include this.'],
    APP_001: 'server',
    APP_002: 'rate-limit',
    PROJ_034: 'not-found',
    FIELD_033: [
      'payment',
      'The uses of custom fields that the plan includes are used up: choose a larger one, under its billing.',
    ],
    SUBCAT_029: 'not-found',
    SUBCAT_016: EXISTS,
    CAT_014: EXISTS,
    TIMEENTRY_001: 'request',
    GBUSED_005: ['payment', 'The storage of the plan is used up: choose a larger one, under its billing.'],
    ECODE_001: 'server',
  },
};
