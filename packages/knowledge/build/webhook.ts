import { yamlKind } from '#build/provider-kind.ts';
import { webhookSchema } from '#schema/webhook.ts';

export const webhookKind = yamlKind('webhook', webhookSchema);
