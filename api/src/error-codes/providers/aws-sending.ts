import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { aws } from '#src/error-codes/providers/aws.ts';

/** What the messages of SES, Rekognition and IAM say more exactly than their codes. */
export const awsSending: ProviderCodes = {
  name: 'AWS, messages',
  hosts: aws.hosts,
  source: 'https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html',
  checked: '2026-11-25',
  ...(aws.slugs === undefined ? {} : { slugs: aws.slugs }),
  messages: [
    [
      /daily (?:message|sending) quota/i,
      [
        'quota',
        'The messages that the account may send in 24 hours are used up: wait, or request a larger sending quota (200 in the sandbox).',
      ],
    ],
    [
      /maximum sending rate/i,
      [
        'rate-limit',
        'Too many requests: the account may send fewer messages in a second. Send more slowly, or request a higher rate.',
      ],
    ],
    [
      /^provisioned rate exceeded/i,
      [
        'rate-limit',
        'Too many requests in a second for this operation in this region: wait and try again, or request a larger quota.',
      ],
    ],
    [
      /no faces in the image/i,
      ['request', 'The image has no face that the API finds: it needs another value.'],
    ],
    [
      /is not authorized to perform:/i,
      [
        'permission',
        'The user or role of the {key} lacks a permission: the message names the action and the resource. Allow it in a policy in IAM.',
      ],
    ],
  ],
  codes: {},
};
