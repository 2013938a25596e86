import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCOUNT_VERIFIED: Meaning = ['account', 'The account has to be verified with a card first.'];
export const heroku: ProviderCodes = {
  name: 'Heroku',
  slugs: ['heroku'],
  hosts: ['api.heroku.com'],
  source: 'https://devcenter.heroku.com/articles/platform-api-reference#error-responses',
  checked: '2026-11-25',
  find: ({ id, message }) =>
    asText(message) !== undefined && /^[a-z_]+$/.test(asText(id) ?? '') ? [String(id)] : [],
  messages: [[/already taken/i, ['conflict', 'The name is taken already: choose another.']]],
  codes: {
    bad_request: 'request',
    unauthorized: 'credential',
    delinquent: ['payment', 'The account has to pay: it is suspended for an open bill, under its billing.'],
    forbidden: 'permission',
    suspended: ['account', 'The account or the app is suspended: ask the support.'],
    not_found: 'not-found',
    conflict: 'conflict',
    gone: ['not-found', 'The resource is gone: it does not exist any more.'],
    rate_limit: 'rate-limit',
    invalid_params: 'request',
    verification_required: ACCOUNT_VERIFIED,
    verification_needed: ACCOUNT_VERIFIED,
    two_factor: ['permission', 'The account has a second factor, so this may not be done without its code.'],
    internal_server_error: 'server',
    invalid_credentials: 'credential',
    cannot_update_above_limit: ['quota', 'A limit of the account is used up.'],
    app_locked: ['conflict', 'The app is locked by another request.'],
  },
};
