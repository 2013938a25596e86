import { z } from 'zod';
import { calledUrl } from '#src/called-url.ts';
import { codegenLanguageSchema } from './codegen.ts';
import { headerMapSchema, text } from './common.ts';
import { marketplaceIdSchema } from './marketplace.ts';
import { callMethodSchema } from './testing.ts';

/** The longest payload that can be sent, in characters. */
export const MAX_WEBHOOK_PAYLOAD = 262_144;
/** The longest secret, in characters: a PEM key fits. */
const MAX_WEBHOOK_SECRET = 8_192;
/** The longest body of a response that is shown, in characters. */
export const MAX_WEBHOOK_RESPONSE = 65_536;

const webhookSignatureSchema = z.object({
  /** In words: "HMAC-SHA256 of the timestamp and the body, as hex". */
  scheme: z.string(),
  /** Headers that carry it. */
  headers: z.array(z.string()),
  /** What the provider calls the secret, such as "Signing secret". */
  secretLabel: z.string(),
  /** Where the provider shows it. */
  secretHelp: z.string(),
  /** A secret for trying out, in the provider's form. It opens nothing. */
  exampleSecret: z.string(),
  /** For signatures with a key pair: the public key that belongs to the example. */
  examplePublicKey: z.string().optional(),
  /** The environment variable that the verification code reads: the secret, or the public key. */
  variable: z.string(),
});

const webhookTemplateSchema = z.object({
  id: marketplaceIdSchema,
  description: z.string(),
  /** A path on the developer's own server. */
  endpoint: z.string(),
  method: callMethodSchema,
  /** As the provider sends them; a signature in them is an example. */
  headers: headerMapSchema,
  /** An example body, as text. */
  payload: z.string(),
  /** The provider's name. */
  provider: z.string(),
  /** As the provider calls it, such as `payment_intent.succeeded`. */
  event: z.string(),
  signature: webhookSignatureSchema,
  /** What a delivery from here cannot show, or does otherwise. */
  note: z.string().optional(),
  /** The provider's documentation, and when the signature was last compared with it or with the provider's own library. */
  source: z.object({ url: z.url(), checkedOn: z.iso.date() }),
});
export type WebhookTemplate = z.infer<typeof webhookTemplateSchema>;

export const webhookTemplateListSchema = z.array(webhookTemplateSchema);

export const sendWebhookInput = z.object({
  id: marketplaceIdSchema,
  /** Public, or a local address that is written as such: `localhost`, `127.0.0.1`, `192.168.…`. */
  url: calledUrl(),
  /** Default: the template's. Sent byte for byte; only the example's own time, where a provider signs a time in the body, is replaced by the current one. */
  payload: text(MAX_WEBHOOK_PAYLOAD).optional(),
  /** Default: the template's example. Used for this delivery, and never stored. */
  secret: text(MAX_WEBHOOK_SECRET).optional(),
});
export type SendWebhookInput = z.infer<typeof sendWebhookInput>;

export const webhookDeliverySchema = z.object({
  url: z.string(),
  /** As they were sent. A header that contains the secret itself is masked. */
  sentHeaders: z.record(z.string(), z.string()),
  /** For signatures with a key pair: the key that the receiver verifies with. It is always the same for a secret. */
  publicKey: z.string().optional(),
  /** Null if there was no response. */
  status: z.number().int().nullable(),
  statusText: z.string().optional(),
  /** In ms. */
  responseTime: z.number(),
  headers: z.record(z.string(), z.string()).optional(),
  /** The body as text, at most `MAX_WEBHOOK_RESPONSE` characters. */
  body: z.string().optional(),
  truncated: z.boolean().optional(),
  /** Why there was no response. */
  error: z.string().optional(),
  /** What a real provider would do with this response, in one sentence. */
  verdict: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const verificationCodeInput = z.object({ id: marketplaceIdSchema, language: codegenLanguageSchema });
export type VerificationCodeInput = z.infer<typeof verificationCodeInput>;

export const verificationCodeSchema = z.object({
  language: codegenLanguageSchema,
  code: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
});
export type VerificationCode = z.infer<typeof verificationCodeSchema>;
