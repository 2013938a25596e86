import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const applePush: ProviderCodes = {
  name: 'Apple Push Notification service',
  hosts: ['api.push.apple.com', 'api.sandbox.push.apple.com', 'api.development.push.apple.com'],
  source:
    'https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns',
  checked: '2026-11-23',
  codes: {
    ExpiredProviderToken: [
      'credential',
      'The API does not accept the access token: it is expired. Sign a new one, at most an hour old.',
    ],
    InvalidProviderToken: [
      'credential',
      'The API does not accept the access token: its signature, key id or team id is wrong.',
    ],
    MissingProviderToken: 'credential',
    BadCertificate: 'credential',
    Forbidden: 'permission',
    Unregistered: [
      'customer',
      'The device token is no longer registered: the user removed the app. Delete the token.',
    ],
    ExpiredToken: ['customer', 'The device token is expired: delete it.'],
    BadDeviceToken: [
      'request',
      'The device token is not valid, or belongs to the other environment: sandbox and production have tokens of their own.',
    ],
    DeviceTokenNotForTopic: ['request', 'The device token does not belong to the app that the topic names.'],
    BadTopic: ['request', 'The value of apns-topic is not valid.'],
    MissingTopic: ['request', 'The header apns-topic is missing.'],
    TopicDisallowed: ['permission', 'The {key} is not allowed to send to this topic.'],
    PayloadTooLarge: ['request', 'The notification is too large.'],
    PayloadEmpty: ['request', 'The notification is missing.'],
    BadPath: ['request', 'The path is not valid: it is /3/device/ and the device token.'],
    MethodNotAllowed: 'request',
    TooManyRequests: ['rate-limit', 'Too many requests for one device.'],
    TooManyProviderTokenUpdates: [
      'rate-limit',
      'Too many requests with new tokens: use one for at least twenty minutes.',
    ],
    InternalServerError: 'server',
    ServiceUnavailable: 'overloaded',
    Shutdown: 'overloaded',
  },
};
