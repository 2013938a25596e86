import type { SendWebhookInput, WebhookDelivery } from '@gatehouse/contract/webhooks.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';

/** Sends one webhook at a time. */
export const useDelivery = () => {
  const { client } = trpc.useUtils();
  return useRun<SendWebhookInput, WebhookDelivery>({
    perform: (input, { signal }) => client.webhooks.send.mutate(input, { signal, context: UNBATCHED }),
  });
};
