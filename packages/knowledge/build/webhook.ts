import { z } from 'zod';
import { yamlKind } from '#build/provider-kind.ts';
import { sharedFacts } from '#build/shared-facts.ts';
import { webhookSchema } from '#schema/webhook.ts';

const events = z.array(z.looseObject({ signing: z.record(z.string(), z.unknown()) }));

/** `like` in the signing of an event: as the first event of that provider is signed. */
const completeSigning = sharedFacts(
  'webhook.yaml',
  undefined,
  events.transform(([first]) => first?.signing ?? {}),
);

export const webhookKind = yamlKind(
  'webhook',
  webhookSchema,
  () => [],
  (value, sources) =>
    events
      .safeParse(value)
      .data?.map((event) => ({ ...event, signing: completeSigning(event.signing, sources) })) ?? value,
);
