import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PAGE_VALUE: Meaning = ['request', 'The page has a value as address that could not be reached.'];
const ACCESS_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: access_key is missing or wrong. The secret key is only for signatures.',
];
export const screenshotone: ProviderCodes = {
  name: 'ScreenshotOne',
  slugs: ['screenshotone'],
  hosts: ['api.screenshotone.com'],
  source: 'https://screenshotone.com/docs/errors/',
  checked: '2026-11-25',
  codes: {
    access_key_required: ACCESS_KEY,
    access_key_invalid: ACCESS_KEY,
    signature_is_required: 'signature',
    signature_is_not_valid: 'signature',
    screenshots_limit_reached: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    concurrency_limit_reached: [
      'rate-limit',
      'Too many requests at the same time: the plan limits how many may run at once.',
    ],
    request_not_valid: 'request',
    invalid_parameters: 'request',
    network_error: PAGE_VALUE,
    name_not_resolved: ['request', 'The address is a value whose host does not exist.'],
    host_returned_error: [
      'request',
      'The page itself returned an error: its address is the value to check. ignore_host_errors shows the error page.',
    ],
    timeout_error: ['server', 'The page took too long: try again, or allow more time.'],
    selector_not_found: ['request', 'The selector has a value that is not on the page.'],
    script_not_executed: 'request',
    storage_access_denied: ['permission', 'The bucket lacks a permission for the provider.'],
    internal_application_error: 'server',
    temporary_unavailable: 'overloaded',
    resolver_error: PAGE_VALUE,
    content_contains_specified_string: 'request',
  },
};
