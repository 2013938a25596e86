import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const zohoCrm: ProviderCodes = {
  name: 'Zoho CRM',
  slugs: ['zoho-crm'],
  hosts: [
    'www.zohoapis.com',
    'www.zohoapis.eu',
    'www.zohoapis.in',
    'www.zohoapis.com.au',
    '*.zoho.com',
    '*.zoho.eu',
    '*.zoho.in',
    '*.zoho.com.au',
    '*.zoho.jp',
    'www.zohoapis.jp',
    'www.zohoapis.com.cn',
    'www.zohoapis.ca',
    'www.zohoapis.sa',
  ],
  source: 'https://www.zoho.com/crm/developer/docs/api/v8/status-codes.html',
  checked: '2026-11-25',
  // What is wrong with each record comes with 200 or 202.
  find: ({ data }) => {
    const failed = listOf(data)
      .map(asObject)
      .filter((one) => one?.status === 'error');
    if (failed.length === 0) return [];
    return failed.length < listOf(data).length ? ['some'] : failed.flatMap((one) => asText(one?.code) ?? []);
  },
  codes: {
    some: ['partial', 'Only some of the records were written: data in the body has the code of each.'],
    INVALID_TOKEN: [
      'credential',
      'The API does not accept the {key}: it is wrong or expired, or the account is in another data center.',
    ],
    AUTHENTICATION_FAILURE: 'credential',
    AUTHORIZATION_FAILED: 'permission',
    OAUTH_SCOPE_MISMATCH: ['permission', 'The {key} lacks a scope: grant it and connect again.'],
    NO_PERMISSION: 'permission',
    INVALID_REQUEST_METHOD: 'request',
    INVALID_URL_PATTERN: ['not-found', 'The path does not exist: check it.'],
    INVALID_MODULE: [
      'request',
      'The module in the path has a value that does not exist, or that the plan does not have.',
    ],
    INVALID_DATA: ['request', 'A value in the request is not valid: the details name the field.'],
    MANDATORY_NOT_FOUND: ['request', 'A field is missing: the details name it.'],
    DUPLICATE_DATA: ['conflict', 'A record with the same value exists already: the details name it.'],
    LIMIT_EXCEEDED: ['quota', 'The credits of the day are used up: wait 24 hours, or buy more.'],
    TOO_MANY_REQUESTS: ['rate-limit', 'Too many requests at the same time, or in this minute.'],
    LICENSE_EXPIRED: ['payment', 'The license is expired: the account has to pay.'],
    FEATURE_NOT_SUPPORTED: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    NOT_APPROVED: [
      'conflict',
      'The record is locked until it is approved; another change conflicts with that.',
    ],
    RECORD_LOCKED: ['conflict', 'The record is locked by somebody already.'],
    INTERNAL_ERROR: 'server',
    INTERNAL_SERVER_ERROR: 'server',
    REQUIRED_PARAM_MISSING: ['request', 'A parameter is missing.'],
    EXPECTED_FIELD_MISSING: ['request', 'A field is missing.'],
    CRMPLUS_TRIAL_EXPIRED: ['payment', 'The trial is over: the account has to pay.'],
    invalid_code: [
      'credential',
      'The code or refresh token of the login is expired (a code after minutes), was used before, or is of another data center: connect again.',
    ],
    invalid_client: [
      'credential',
      'The API does not accept the credentials of the client: its id or secret is wrong, or it is registered in another data center than this host (accounts.zoho.com, .eu, .in).',
    ],
    invalid_redirect_uri: ['request', 'The redirect_uri has another value than that of the client.'],
    ID_INVALID: 'not-found',
    NOT_ALLOWED: 'permission',
    DEPENDENT_FIELD_MISSING: ['request', 'A field is missing that another one needs.'],
    ACCESS_DENIED: 'permission',
  },
};
