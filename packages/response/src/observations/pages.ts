import { httpUrl } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { containsMask } from '@gatehouse/secrets/masks.ts';
import { elementOf } from '#src/body/markup.ts';
import { linkOf } from '#src/observations/links.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

/** Fields with a token for the next page, and the query parameter that takes it. */
const TOKENS: Record<string, string> = {
  nextPageToken: 'pageToken',
  next_page_token: 'page_token',
  next_cursor: 'cursor',
  nextCursor: 'cursor',
  NextToken: 'NextToken',
  nextToken: 'nextToken',
};
const FLAGS = ['has_more', 'hasMore', 'has_next_page', 'hasNextPage'];
const PLACES = ['paging', 'pagination', 'meta', 'links', 'page_info', 'pageInfo', 'response_metadata'];
const NEXT = ['next', 'next_url', 'next_page_uri', 'next_page_url', '@odata.nextLink', 'nextLink'];
const MAX_SHOWN = 300;
/** The longest endpoint that a call takes. */
const MAX_URL = 2048;

const nextUrl = (object: JsonObject, base: string, maxLength: number): string | undefined =>
  NEXT.map((name) => asText(object[name]) ?? asText(asObject(object[name])?.href))
    .map((target) => (target === undefined ? undefined : URL.parse(target, base)?.href))
    .find((url) => url !== undefined && url.length <= maxLength && httpUrl().safeParse(url).success);

type Pages = Pick<ObservedResponse, 'response' | 'body'>;

/** The objects of a body in which APIs say where the next page is. */
const objectsOf = ({ body }: Pages): JsonObject[] => {
  const root = body.kind === 'json' ? asObject(body.value) : undefined;
  return [root, ...PLACES.map((name) => asObject(root?.[name]))].filter((object) => object !== undefined);
};

const isSuccess = ({ response: { status } }: Pages): boolean => status >= 200 && status <= 299;

/** The address of the next page, from the Link header (RFC 8288) or a field. */
const linkedPage = (observed: Pages, maxLength: number): string | undefined => {
  const { headers, url } = observed.response;
  const objects = objectsOf(observed);
  return (
    linkOf(headers, 'next', url, maxLength) ??
    objects.map((object) => nextUrl(object, url, maxLength)).find(Boolean)
  );
};

/** The field with a token for the next page, and the token. */
const tokenOf = (objects: readonly JsonObject[]): { name: string; value: string } | undefined => {
  for (const name of Object.keys(TOKENS)) {
    const value = objects
      .map((object) => asText(object[name]))
      .find((text) => text !== undefined && text !== '');
    if (value !== undefined) return { name, value };
  }
  return undefined;
};

/** AWS: S3 in XML, DynamoDB with a key that is an object, IAM and others with a marker. */
const awsPage = ({ body }: Pages, [root]: readonly JsonObject[]): string | undefined => {
  if (asObject(root?.LastEvaluatedKey) !== undefined)
    return 'request the next page with LastEvaluatedKey as ExclusiveStartKey.';
  if (elementOf(body, 'IsTruncated') !== 'true') return undefined;
  if (elementOf(body, 'NextContinuationToken') !== undefined)
    return 'IsTruncated is true: request the next page with NextContinuationToken as continuation-token.';
  const marker = ['NextMarker', 'Marker', 'NextToken'].find((name) => elementOf(body, name) !== undefined);
  return `IsTruncated is true${marker === undefined ? '' : `: request the next page with ${marker}`}.`;
};

const flagOf = (objects: readonly JsonObject[]): string | undefined =>
  FLAGS.find((name) => objects.some((object) => object[name] === true));

/** Whether there are more pages, and how to request the next: from the Link header, or the fields that APIs use. */
export const explainPages: Explainer = (observed) => {
  if (!isSuccess(observed)) return undefined;
  const next = linkedPage(observed, MAX_SHOWN);
  if (next !== undefined) return `There is more: the next page is ${next}`;
  const objects = objectsOf(observed);
  const token = tokenOf(objects);
  if (token !== undefined) return `There is more: request the next page with ${token.name}.`;
  const more = awsPage(observed, objects);
  if (more !== undefined) return `There is more: ${more}`;
  const flag = flagOf(objects);
  return flag && `There is more: ${flag} is true.`;
};

/** The parameter that continues a list after its last entry, and that entry's id: as Stripe, OpenAI and Anthropic do. */
const afterLast = ([root]: readonly JsonObject[]): [string, string] | undefined => {
  if (root === undefined || root.has_more !== true || !Array.isArray(root.data)) return undefined;
  const lastId = asText(root.last_id);
  if (lastId !== undefined) return [root.object === 'list' ? 'after' : 'after_id', lastId];
  const id = asText(asObject(root.data.at(-1))?.id);
  // Stripe names the list's own path; nobody else does.
  return id !== undefined && root.object === 'list' && typeof root.url === 'string'
    ? ['starting_after', id]
    : undefined;
};

/** What stands for a key: the mask of a response, or of a URL. */
const standsForKey = (text: string): boolean => text === '***' || containsMask(text);

/**
 * The URL of the next page of a list that was read with GET; undefined if the response says none. A parameter with the
 * key is left out: the next call places it again.
 */
export const nextPageUrl = (
  observed: Pages & Pick<ObservedResponse, 'method' | 'url'>,
): string | undefined => {
  if (observed.method !== 'GET' || !isSuccess(observed)) return undefined;
  const linked = linkedPage(observed, MAX_URL);
  const url = new URL(linked ?? observed.url);
  if (linked === undefined) {
    const objects = objectsOf(observed);
    const token = tokenOf(objects);
    const [name, value] =
      token === undefined ? (afterLast(objects) ?? []) : [TOKENS[token.name], token.value];
    if (name === undefined || value === undefined || standsForKey(value)) return undefined;
    url.searchParams.set(name, value);
  }
  for (const [name, value] of [...url.searchParams]) if (standsForKey(value)) url.searchParams.delete(name);
  url.hash = '';
  return url.href.length > MAX_URL || standsForKey(url.href) ? undefined : url.href;
};
