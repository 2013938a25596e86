import { emptyInput } from '@gatehouse/contract/common.ts';
import {
  sendWebhookInput,
  verificationCodeInput,
  verificationCodeSchema,
  webhookDeliverySchema,
  webhookTemplateListSchema,
} from '@gatehouse/contract/webhooks.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { listTemplates } from '@gatehouse/webhooks/list-templates.ts';
import { sendWebhook, writeVerificationCode } from '#src/features/marketplace/webhooks.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('marketplace');

export const webhooksRouter = router({
  list: operation('GET /marketplace/webhooks', 'List templates of webhooks', {
    description:
      'Headers and body as the provider sends them. The signature is that of the example body with the example secret.',
  })
    .input(emptyInput)
    .output(webhookTemplateListSchema)
    .query(() => listTemplates(openKnowledge())),

  send: operation(
    'POST /marketplace/webhooks/{id}/send',
    'Send a webhook to your own server, signed as its provider signs it',
    {
      description:
        'Ids, times and the signature are new for each delivery. It goes to public addresses and to local ones that are written as such; no redirect is followed. The secret is used for this delivery and stored nowhere. Any response is a result; `verdict` says what the provider would do with it.',
    },
  )
    .input(sendWebhookInput)
    .output(webhookDeliverySchema)
    .mutation(({ ctx, input }) => sendWebhook(ctx.deps, input, ctx.signal, ctx.sent)),

  verificationCode: operation(
    'POST /marketplace/webhooks/{id}/verification-code',
    'Write a function that verifies the webhooks of a template',
    {
      description:
        'It takes the body as it arrived, its headers, and for some providers the URL; reads the secret or the public key from the environment variable that `requirements` names; compares in constant time and checks the age where the provider signs a time. For `curl` it is a function of the shell that uses OpenSSL. The same input always results in the same code.',
    },
  )
    .input(verificationCodeInput)
    .output(verificationCodeSchema)
    .mutation(({ input }) => writeVerificationCode(input)),
});
