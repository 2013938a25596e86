import type { WebhookFacts } from '#schema/webhook.ts';
import { factsOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** All webhook templates, in the order in which they are listed. */
export const webhookFacts = (knowledge: Knowledge): WebhookFacts[] =>
  [...factsOf<WebhookFacts[]>(knowledge, 'webhook').values()]
    .flat()
    .toSorted((a, b) => a.position - b.position);

/** Undefined for an unknown id. */
export const findWebhookFacts = (knowledge: Knowledge, id: string): WebhookFacts | undefined =>
  webhookFacts(knowledge).find((one) => one.id === id);
