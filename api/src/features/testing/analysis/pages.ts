import { httpUrl } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject } from '@gatehouse/contract/json-text.ts';
import { linkOf } from '#src/features/testing/analysis/links.ts';
import type { Explainer } from '#src/features/testing/analysis/observation.ts';

const TOKENS = ['nextPageToken', 'next_page_token', 'next_cursor', 'nextCursor', 'NextToken', 'nextToken'];
const FLAGS = ['has_more', 'hasMore', 'has_next_page', 'hasNextPage'];
const PLACES = ['paging', 'pagination', 'meta', 'links', 'page_info', 'pageInfo', 'response_metadata'];
const NEXT = ['next', 'next_page_uri', 'next_page_url', '@odata.nextLink', 'nextLink'];
const MAX_SHOWN = 300;

const nextUrl = (object: JsonObject, base: string): string | undefined =>
  NEXT.map((name) => asText(object[name]) ?? asText(asObject(object[name])?.href))
    .map((target) => (target === undefined ? undefined : URL.parse(target, base)?.href))
    .find((url) => url !== undefined && url.length <= MAX_SHOWN && httpUrl().safeParse(url).success);

/** Whether there are more pages, and how to request the next: from the Link header (RFC 8288), or the fields that APIs use. */
export const explainPages: Explainer = ({ response: { headers, url, status }, body }) => {
  if (status < 200 || status > 299) return undefined;
  const root = body.kind === 'json' ? asObject(body.value) : undefined;
  const objects = [root, ...PLACES.map((name) => asObject(root?.[name]))].filter(
    (object) => object !== undefined,
  );
  const next = linkOf(headers, 'next', url) ?? objects.map((object) => nextUrl(object, url)).find(Boolean);
  if (next !== undefined) return `There is more: the next page is ${next}`;
  const has = (names: readonly string[], isSet: (object: JsonObject, name: string) => boolean) =>
    names.find((name) => objects.some((object) => isSet(object, name)));
  const token = has(TOKENS, (object, name) => asText(object[name]) !== undefined);
  if (token !== undefined) return `There is more: request the next page with ${token}.`;
  const flag = has(FLAGS, (object, name) => object[name] === true);
  return flag && `There is more: ${flag} is true.`;
};
