import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const microsoft: ProviderCodes = {
  name: 'Microsoft',
  slugs: ['azure', 'microsoft-graph'],
  hosts: [
    'graph.microsoft.com',
    'management.azure.com',
    '*.core.windows.net',
    '*.azure.com',
    'login.microsoftonline.com',
  ],
  source: 'https://learn.microsoft.com/graph/errors',
  checked: '2026-11-22',
  hasForm: (body) => asObject(asObject(body.error)?.innerError)?.['client-request-id'] !== undefined,
  messages: [
    [
      /AADSTS65001\b/,
      [
        'permission',
        'The user or an administrator has not consented to these permissions of the application: ask for the consent.',
      ],
    ],
    [
      /AADSTS(?:50034|50126|50053|50055|50057)\b/,
      [
        'customer',
        'The user gave a wrong name or password, or their account is locked or disabled; the {key} is not the reason.',
      ],
    ],
    [
      /AADSTS5007[69]\b/,
      ['customer', 'The user has to log in with a second factor: send them through the login again.'],
    ],
    [
      /AADSTS53003\b/,
      ['policy', 'The login was blocked by a conditional access policy of the organization.'],
    ],
    [
      /AADSTS7000222\b/,
      ['credential', 'The secret of the client is expired: create another one and rotate it.'],
    ],
  ],
  codes: {
    InvalidAuthenticationToken: 'credential',
    ExpiredAuthenticationToken: 'credential',
    AuthenticationFailed: [
      'credential',
      'The API does not accept the key: it is wrong or expired, or the signature made with it does not match.',
    ],
    CompactTokenParsingFailed: 'credential',
    InvalidAuthenticationInfo: 'credential',
    Authorization_RequestDenied: 'permission',
    Authorization_IdentityNotFound: [
      'account',
      'The application has no service principal in this tenant: consent to it first.',
    ],
    AuthorizationFailed: [
      'permission',
      'The {key} is known but lacks a permission (a role) for this action: assign the role. New roles take some minutes.',
    ],
    LinkedAuthorizationFailed: 'permission',
    AuthorizationPermissionMismatch: 'permission',
    ErrorAccessDenied: 'permission',
    accessDenied: 'permission',
    MissingSubscriptionRegistration: [
      'not-enabled',
      'The resource provider is not enabled for the subscription: register it there first.',
    ],
    SubscriptionNotRegistered: 'not-enabled',
    ReadOnlyDisabledSubscription: [
      'account',
      'The subscription is disabled: check its payment in the portal.',
    ],
    ApplicationThrottled: 'rate-limit',
    TooManyRequests: 'rate-limit',
    activityLimitReached: 'rate-limit',
    ServerBusy: 'overloaded',
    QuotaExceeded: ['quota', 'A quota of the subscription is used up: request a larger one.'],
    quotaLimitReached: 'quota',
    Request_ResourceNotFound: 'not-found',
    ResourceNotFound: 'not-found',
    ResourceGroupNotFound: 'not-found',
    itemNotFound: 'not-found',
    ErrorItemNotFound: 'not-found',
    BlobNotFound: 'not-found',
    ContainerNotFound: 'not-found',
    Request_BadRequest: 'request',
    InvalidApiVersionParameter: ['request', 'The api-version parameter is missing or has no valid value.'],
    MissingApiVersionParameter: ['request', 'The api-version parameter is missing.'],
    Request_MultipleObjectsWithSameKeyValue: ['conflict', 'An object with the same value exists already.'],
    nameAlreadyExists: 'conflict',
    resourceModified: 'conflict',
    invalidRange: 'request',
    resyncRequired: [
      'request',
      'The delta token is no longer valid: start the synchronization from the beginning.',
    ],
    generalException: 'server',
    serviceNotAvailable: 'overloaded',
  },
};
