import { sendWebhookInput } from '@gatehouse/contract/webhooks.ts';
import { schemaResolver } from '@mantine/form';

/** The fields of the form, validated as the operation does; an empty secret means the example. */
export const validateSend = schemaResolver(sendWebhookInput.omit({ id: true }));
