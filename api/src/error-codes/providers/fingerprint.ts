import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SECRET: Meaning = [
  'credential',
  'The API does not accept the {key}: it needs a secret API key, not the public one, of the same workspace and region.',
];
const REGION: Meaning = [
  'elsewhere',
  'The workspace is in another region: call api.fpjs.io (US), eu.api.fpjs.io or ap.api.fpjs.io.',
];
const INACTIVE: Meaning = [
  'payment',
  'The subscription of the workspace is not active: see its billing in the dashboard.',
];
const OFF: Meaning = [
  'not-enabled',
  'This is not enabled for the workspace: enable it in the dashboard, or choose a plan that has it.',
];
const EVENT: Meaning = [
  'not-found',
  'The event or visitor does not exist in this workspace: check the id, and that it is of the same environment.',
];
export const fingerprint: ProviderCodes = {
  name: 'Fingerprint',
  slugs: ['fingerprint'],
  hosts: ['api.fpjs.io', 'eu.api.fpjs.io', 'ap.api.fpjs.io'],
  source: 'https://docs.fingerprint.com/reference/server-api-v4',
  checked: '2026-11-25',
  codes: {
    secret_api_key_required: SECRET,
    secret_api_key_not_found: SECRET,
    TokenRequired: SECRET,
    TokenNotFound: SECRET,
    wrong_region: REGION,
    WrongRegion: REGION,
    subscription_not_active: INACTIVE,
    SubscriptionNotActive: INACTIVE,
    feature_not_enabled: OFF,
    FeatureNotEnabled: OFF,
    event_not_found: EVENT,
    request_not_found: EVENT,
    visitor_not_found: EVENT,
    RequestNotFound: EVENT,
    VisitorNotFound: EVENT,
    too_many_requests: 'rate-limit',
    TooManyRequests: 'rate-limit',
    request_cannot_be_parsed: ['request', 'The API could not read a value of the request.'],
    RequestCannotBeParsed: ['request', 'The API could not read a value of the request.'],
    state_not_ready: ['not-ready', 'The event is not ready to be changed yet: try again shortly.'],
    StateNotReady: ['not-ready', 'The event is not ready to be changed yet: try again shortly.'],
    failed: 'server',
    Failed: 'server',
  },
};
