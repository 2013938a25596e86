import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SCOPE: Meaning = ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'];
export const gusto: ProviderCodes = {
  name: 'Gusto',
  slugs: ['gusto'],
  hosts: ['api.gusto.com', 'api.gusto-demo.com'],
  source: 'https://docs.gusto.com/app-integrations/docs/errors',
  checked: '2026-11-25',
  codes: {
    invalid_attribute_value: 'request',
    invalid_operation: [
      'conflict',
      'The current state does not allow this: something was done already, or is missing first.',
    ],
    not_found: 'not-found',
    invalid_scope: SCOPE,
    invalid_resource_version: ['conflict', 'Somebody changed it in the meantime: send the current version.'],
    payroll_blocker: [
      'account',
      'The account of the company is not set up to run payroll yet: metadata.key in the body names the step that is missing.',
    ],
    nested_errors: ['request', 'A value is missing or wrong: the inner errors in the body name the field.'],
    partner_authorization_error: 'permission',
    rate_limit_exceeded: 'rate-limit',
    missing_oauth_scopes: SCOPE,
    system: 'server',
  },
};
