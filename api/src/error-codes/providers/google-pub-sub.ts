import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What Google's own table says less exactly. */
export const googlePubSub: ProviderCodes = {
  name: 'Google Pub/Sub',
  slugs: ['google-pub-sub'],
  hosts: ['pubsub.googleapis.com'],
  source: 'https://cloud.google.com/pubsub/docs/reference/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /not authorized to perform this action/i,
      [
        'permission',
        'The {key} lacks an IAM role for this (Pub/Sub Publisher to publish, Subscriber to pull) on the topic, the subscription or the project. New roles take some minutes.',
      ],
    ],
    [
      /resource not found \(resource=/i,
      [
        'not-found',
        'The topic or subscription does not exist in this project: check both names in the path.',
      ],
    ],
    [
      /resource already exists/i,
      ['conflict', 'A topic or subscription of this name exists already in the project: use it as it is.'],
    ],
    [
      /invalid resource name/i,
      ['request', 'The value of a name is not valid: it is projects/PROJECT/topics/TOPIC, as a whole.'],
    ],
  ],
  codes: {},
};
