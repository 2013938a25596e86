import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: choose a larger plan, or delete what is not used.',
];
const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const webflow: ProviderCodes = {
  name: 'Webflow',
  slugs: ['webflow'],
  hosts: ['api.webflow.com'],
  source: 'https://developers.webflow.com/data/reference/error-handling',
  checked: '2026-11-25',
  messages: [
    [/unique value is already/i, ['conflict', 'Another item has this value already, often the slug.']],
    [
      /never been published/i,
      ['conflict', 'The item is not published, which conflicts with this: publish it first.'],
    ],
    [/reached the limit of|limit of .{0,30}items/i, LIMIT],
  ],
  codes: {
    not_authorized: 'credential',
    missing_scopes: ['permission', 'The {key} lacks a scope: the message names it.'],
    insufficient_scope: 'permission',
    forbidden: 'permission',
    resource_not_found: 'not-found',
    route_not_found: ['not-found', 'The path does not exist: check it.'],
    validation_error: 'request',
    bad_request: 'request',
    too_many_requests: 'rate-limit',
    conflict: 'conflict',
    duplicate_value: EXISTS,
    duplicate_collection: EXISTS,
    items_limit_reached: LIMIT,
    collections_limit_reached: LIMIT,
    ecommerce_not_enabled: ['not-enabled', 'Ecommerce is not enabled for the site.'],
    unsupported_version: 'request',
    internal_error: 'server',
    unvalidated_connection: 'request',
    not_enterprise_plan_site: PLAN,
    not_enterprise_plan_workspace: PLAN,
    forms_require_republish: [
      'conflict',
      'The site has to be published again first, which conflicts with this.',
    ],
    publish_rate_limit: 'rate-limit',
    site_not_published: ['conflict', 'The site is not published, which conflicts with this.'],
  },
};
