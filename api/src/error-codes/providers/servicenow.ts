import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const servicenow: ProviderCodes = {
  name: 'ServiceNow',
  slugs: ['servicenow'],
  hosts: ['*.service-now.com'],
  source: 'https://www.servicenow.com/docs/csh?topicname=c_RESTAPI.html',
  checked: '2026-11-25',
  messages: [
    [
      /user not authenticated|required to provide auth/i,
      [
        'credential',
        'The API does not accept the {key}: name and password, or the token, are wrong, or the user is locked or may not use web services.',
      ],
    ],
    [
      /no record found/i,
      [
        'not-found',
        'The record does not exist, or an access rule (ACL) hides it from the user of the {key}.',
      ],
    ],
    [
      /acl exception|security constraints|insufficient rights|acl/i,
      ['permission', 'An access rule does not allow this: the user of the {key} lacks the role.'],
    ],
    [
      /no record found|records? (?:doesn.t|does not) exist|invalid table|record/i,
      ['not-found', 'The record or table does not exist, or an access rule hides it from the {key}.'],
    ],
    [
      /hibernat/i,
      [
        'not-ready',
        'The developer instance sleeps and is not ready: wake it in the portal, and try again shortly.',
      ],
    ],
    [
      /operation against file .{0,60}aborted|business rule/i,
      ['policy', 'A business rule blocked the change.'],
    ],
    [/requested uri does not represent/i, ['not-found', 'The path does not exist: check it.']],
  ],
  codes: {},
};
