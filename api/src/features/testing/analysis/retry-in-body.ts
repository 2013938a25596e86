import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ResponseBody } from '#src/response-body/read-response-body.ts';

const SECONDS = /^(\d{1,9}(?:\.\d{1,9})?)s$/;

/** Google: RetryInfo, a duration such as `37s` (google/rpc/error_details.proto). */
const fromRetryInfo = (object: JsonObject): number | undefined =>
  listOf(asObject(object.error)?.details ?? object.details)
    .map((detail) => SECONDS.exec(asText(asObject(detail)?.retryDelay) ?? '')?.[1])
    .map((seconds) => (seconds === undefined ? undefined : Number(seconds)))
    .find((seconds) => seconds !== undefined);

/** Shopify: until the points of the query are restored. */
const fromThrottleStatus = (object: JsonObject): number | undefined => {
  const cost = asObject(asObject(object.extensions)?.cost);
  const { currentlyAvailable, restoreRate } = asObject(cost?.throttleStatus) ?? {};
  const points = cost?.requestedQueryCost;
  if (typeof points !== 'number' || typeof currentlyAvailable !== 'number' || typeof restoreRate !== 'number')
    return undefined;
  return restoreRate > 0 && points > currentlyAvailable
    ? (points - currentlyAvailable) / restoreRate
    : undefined;
};

const asSeconds = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && value < 1e9 ? value : undefined;

/** How long to wait in ms if the body says so: Google, Shopify, Telegram, Discord and Hugging Face; undefined otherwise. */
export const waitInBody = ({ kind, value }: ResponseBody): number | undefined => {
  const object = kind === 'json' ? asObject(Array.isArray(value) ? value[0] : value) : undefined;
  if (object === undefined) return undefined;
  const seconds =
    fromRetryInfo(object) ??
    asSeconds(asObject(object.parameters)?.retry_after) ??
    asSeconds(object.retry_after) ??
    asSeconds(object.estimated_time) ??
    (listOf(object.errors).length > 0 ? fromThrottleStatus(object) : undefined);
  return seconds === undefined ? undefined : seconds * 1000;
};
