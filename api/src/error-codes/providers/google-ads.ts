import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TOKEN: Meaning = [
  'credential',
  'The developer token is missing or not valid: it goes into the developer-token header, beside the access token, and is in the API center of a manager account.',
];
const CUSTOMER_ID: Meaning = [
  'request',
  'The customer id in the path has a wrong value: it is ten digits without hyphens.',
];
const ABSENT: Meaning = ['not-found', 'The account with this customer id does not exist: check the id.'];
const FIELD: Meaning = [
  'request',
  'The query names a field or a value that the API does not know: the message says which.',
];
const COMBINATION: Meaning = [
  'request',
  'The query selects fields that may not be used together: the message says which.',
];
const LIMIT: Meaning = [
  'rate-limit',
  'Too many requests or operations with this developer token: wait as long as the response says. Its level of access limits the operations of a day.',
];
const EXISTS: Meaning = ['conflict', 'One with this name exists already: choose another name.'];
const CHANGED: Meaning = ['conflict', 'Another request changed the same object at the same time: try again.'];

export const googleAds: ProviderCodes = {
  name: 'Google Ads',
  slugs: ['google-ads'],
  hosts: ['googleads.googleapis.com'],
  source: 'https://developers.google.com/google-ads/api/docs/common-errors',
  checked: '2026-11-25',
  codes: {
    DEVELOPER_TOKEN_PARAMETER_MISSING: TOKEN,
    DEVELOPER_TOKEN_INVALID: TOKEN,
    CLIENT_CUSTOMER_ID_IS_REQUIRED: CUSTOMER_ID,
    CLIENT_CUSTOMER_ID_INVALID: CUSTOMER_ID,
    INVALID_CUSTOMER_ID: CUSTOMER_ID,
    LOGIN_CUSTOMER_ID_PARAMETER_MISSING: [
      'request',
      'The login-customer-id header is missing: it takes the id of the manager account.',
    ],
    INVALID_LOGIN_CUSTOMER_ID: [
      'request',
      'The login-customer-id header has a wrong value: it takes the id of the manager account, without hyphens.',
    ],
    CUSTOMER_NOT_FOUND: ABSENT,
    NOT_ADS_USER: [
      'account',
      'The Google account of the login has no account at Google Ads: log in with one that has.',
    ],
    CUSTOMER_NOT_ENABLED: [
      'account',
      'The Google Ads account with this customer id is not set up to the end, or was deactivated: complete it, or use another id.',
    ],
    CUSTOMER_NOT_ACTIVE: ['account', 'The Google Ads account with this customer id is closed or suspended.'],
    ACTION_NOT_PERMITTED: ['permission', 'The user lacks a role for this: standard or admin access.'],
    METRIC_ACCESS_DENIED: ['permission', 'The user lacks the permission for this metric.'],
    PROJECT_DISABLED: ['not-enabled', 'The API is not enabled in the project of the login: enable it.'],
    REQUESTED_METRICS_FOR_MANAGER: [
      'request',
      'A manager account has no metrics: ask for each of its accounts, with that value as the customer id.',
    ],
    UNRECOGNIZED_FIELD: FIELD,
    BAD_FIELD_NAME: FIELD,
    BAD_ENUM_CONSTANT: FIELD,
    BAD_RESOURCE_TYPE_IN_FROM_CLAUSE: FIELD,
    BAD_OPERATOR: FIELD,
    BAD_VALUE: FIELD,
    UNEXPECTED_INPUT: FIELD,
    INVALID_VALUE_WITH_BETWEEN_OPERATOR: FIELD,
    PROHIBITED_FIELD_COMBINATION_IN_SELECT_CLAUSE: COMBINATION,
    PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE: COMBINATION,
    PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE: COMBINATION,
    EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE: [
      'request',
      'A field of the WHERE clause is missing in the SELECT clause.',
    ],
    INVALID_PAGE_TOKEN: ['request', 'The page token has a value that is expired, or of another query.'],
    RESOURCE_EXHAUSTED: LIMIT,
    RESOURCE_TEMPORARILY_EXHAUSTED: LIMIT,
    EXCESSIVE_SHORT_TERM_QUERY_RESOURCE_CONSUMPTION: LIMIT,
    EXCESSIVE_LONG_TERM_QUERY_RESOURCE_CONSUMPTION: LIMIT,
    RESOURCE_NOT_FOUND: 'not-found',
    DUPLICATE_CAMPAIGN_NAME: EXISTS,
    DUPLICATE_ADGROUP_NAME: EXISTS,
    DUPLICATE_NAME: EXISTS,
    CONCURRENT_MODIFICATION: CHANGED,
    DATABASE_ERROR: CHANGED,
    POLICY_FINDING: ['policy', 'The ad breaks a policy of Google Ads: the details name it.'],
    POLICY_ERROR: ['policy', 'The ad breaks a policy of Google Ads: the details name it.'],
    MUTATE_NOT_ALLOWED: ['permission', 'This object may not be changed with the API.'],
    REQUIRED: ['request', 'A field is missing: the location of the error names it.'],
    UNSUPPORTED_VERSION: ['retired', 'This version of the API is retired: call a newer one.'],
    TRANSIENT_ERROR: 'server',
  },
};
