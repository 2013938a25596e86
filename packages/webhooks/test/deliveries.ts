import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { findWebhookFacts } from '@gatehouse/knowledge/webhook-templates.ts';
import { prepareDelivery } from '#src/prepare-delivery.ts';

const URL_OF_RECEIVER = 'https://hooks.example.com/in?source=gatehouse&a=b%20c';

export const template = (id: string): WebhookFacts => {
  const found = findWebhookFacts(openKnowledge(), id);
  if (found === undefined) throw new Error(`no template ${id}`);
  return found;
};

export type Delivery = {
  payload: string;
  url: string;
  /** Names in lower case, as servers pass them on. */
  headers: HeaderMap;
  /** What the receiver has: the secret, or the public key. */
  key: string;
};

type Given = { secret?: string; payload?: string; now?: number; url?: string };

/** A delivery as it arrives. */
export const deliver = async (id: string, given: Given = {}): Promise<Delivery> => {
  const facts = template(id);
  const url = given.url ?? URL_OF_RECEIVER;
  const { headers, payload, publicKey } = await prepareDelivery(facts, {
    ...given,
    url,
    now: given.now ?? Date.now(),
  });
  return {
    payload,
    url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    key: publicKey ?? given.secret ?? facts.secret.example,
  };
};

/** Another secret in the form of a template's own. */
export const otherSecret = (id: string): string => {
  const { example } = template(id).secret;
  return example.startsWith('whsec_')
    ? `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    : `${example}_another`;
};
