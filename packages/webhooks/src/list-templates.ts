import type { WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { webhookFacts } from '@gatehouse/knowledge/webhook-templates.ts';
import { bytesOf } from '#src/fill-headers.ts';
import { prepareDelivery } from '#src/prepare-delivery.ts';
import { signatureHeaders } from '#src/sign.ts';

/** 2026-11-22T12:00:00Z, the time in all examples. */
const EXAMPLE_TIME = 1_795_348_800_000;

const toTemplate = async (facts: WebhookFacts): Promise<WebhookTemplate> => {
  const { id, description, endpoint, provider, event, payload, signing, secret, note, source } = facts;
  const { headers, publicKey } = await prepareDelivery(facts, {
    url: `https://example.com${endpoint}`,
    now: EXAMPLE_TIME,
    bytes: bytesOf(id),
  });
  return {
    id,
    description,
    endpoint,
    method: 'POST',
    headers,
    payload,
    provider,
    event,
    signature: {
      scheme: signing.words,
      headers: signatureHeaders(signing),
      secretLabel: secret.label,
      secretHelp: secret.help,
      exampleSecret: secret.example,
      ...(publicKey === undefined ? {} : { examplePublicKey: publicKey }),
      variable: secret.variable,
    },
    ...(note === undefined ? {} : { note }),
    source,
  };
};

let listed: Promise<WebhookTemplate[]> | undefined;

/** All templates; each has the signature of its example body with its example secret. */
export const listTemplates = (knowledge: Knowledge): Promise<WebhookTemplate[]> => {
  listed ??= Promise.all(webhookFacts(knowledge).map(toTemplate));
  return listed;
};
