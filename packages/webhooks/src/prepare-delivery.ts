import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import { type Bytes, fillHeaders } from '#src/fill-headers.ts';
import type { TemplateFacts } from '#src/templates.ts';

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

/** The body with the time of this delivery, if the number that stands for it is still there. */
const withTime = ({ scheme: { timeInPayload } }: TemplateFacts, payload: string, now: number): string =>
  timeInPayload === undefined ? payload : payload.replace(timeInPayload, String(now));

/** What a delivery of a template consists of, signed as its provider signs. */
export const prepareDelivery = async (
  template: TemplateFacts,
  { url, now, bytes, ...given }: DeliveryOptions,
): Promise<PreparedDelivery> => {
  const { scheme } = template;
  const secret = given.secret ?? template.secret.example;
  const payload = withTime(template, given.payload ?? template.payload, now);
  const filled = fillHeaders(template.headers, now, bytes);
  const signature = await scheme.sign({ payload, url, secret, headers: filled, now });
  const headers = { ...filled, ...signature };
  const publicKey = await scheme.publicKeyOf?.(secret);
  const shownHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      scheme.secretHeaders?.includes(name) ? maskKey(secret) : value,
    ]),
  );
  return { headers, payload, shownHeaders, ...(publicKey === undefined ? {} : { publicKey }) };
};
