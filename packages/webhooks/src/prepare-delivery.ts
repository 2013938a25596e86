import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import { publicKeyOf } from '#src/derived-keys.ts';
import { type Bytes, fillHeaders } from '#src/fill-headers.ts';
import { sign } from '#src/sign.ts';

type DeliveryOptions = {
  url: string;
  /** Default: the template's. */
  payload?: string | undefined;
  /** Default: the template's example. */
  secret?: string | undefined;
  now: number;
  /** Default: random bytes. */
  bytes?: Bytes;
};

export type PreparedDelivery = {
  headers: HeaderMap;
  payload: string;
  /** The headers with a mask in place of a secret that stands in one itself. */
  shownHeaders: HeaderMap;
  publicKey?: string;
};

/** The body with the time of this delivery, if the time of the example is still there. */
const withTime = (
  { signing: { timestamp }, payload: example }: WebhookFacts,
  payload: string,
  now: number,
): string =>
  timestamp?.in === 'json'
    ? payload.replace(String(JSON.parse(example)[timestamp.field]), String(now))
    : payload;

/** What a delivery of a template consists of, signed as its provider signs. */
export const prepareDelivery = async (
  template: WebhookFacts,
  { url, now, bytes, ...given }: DeliveryOptions,
): Promise<PreparedDelivery> => {
  const { signing } = template;
  const secret = given.secret ?? template.secret.example;
  const payload = withTime(template, given.payload ?? template.payload, now);
  const filled = fillHeaders(template.headers, now, bytes);
  const signature = await sign(signing, { payload, url, secret, headers: filled, now });
  const headers = { ...filled, ...signature };
  const publicKey = await publicKeyOf(signing, secret);
  const shownHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      signing.algorithm === 'equal' && name === signing.signature.header ? maskKey(secret) : value,
    ]),
  );
  return { headers, payload, shownHeaders, ...(publicKey === undefined ? {} : { publicKey }) };
};
