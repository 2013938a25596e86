import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { Scheme } from '#src/scheme.ts';
import { standardWebhooksScheme } from '#src/signatures/standard-webhooks.ts';

/** https://docs.gitlab.com/user/project/integrations/webhooks/: the secret token itself, which signs nothing. */
export const gitlabTokenScheme: Scheme = {
  words: 'No signature: the secret token itself',
  headers: ['X-Gitlab-Token'],
  secretHeaders: ['X-Gitlab-Token'],
  sign: ({ secret }) => ({ 'X-Gitlab-Token': secret }),
  // It becomes a header, where a line break would begin another one.
  problemOf: (secret) =>
    /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(secret)
      ? undefined
      : 'The secret token is sent in a header: use printable ASCII characters without spaces around them',
  check: {
    algorithm: 'equal',
    key: 'text',
    signature: { header: 'X-Gitlab-Token', encoding: 'text', format: 'plain' },
    tolerance: 0,
    signed: [],
  },
};

/** As Standard Webhooks, with the key of idempotency as the id. */
export const gitlabSigningTokenScheme: Scheme = {
  ...standardWebhooksScheme,
  sign: async (message): Promise<HeaderMap> => {
    const id = { 'webhook-id': message.headers['Idempotency-Key'] ?? '' };
    return { ...id, ...(await standardWebhooksScheme.sign({ ...message, headers: id })) };
  },
};
