import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { httpUrl } from '@gatehouse/contract/common.ts';
import { readLinkHeader } from '#src/response-headers/link-header.ts';

const MAX_SHOWN = 300;

/** The first http or https target of a relation in the Link header, resolved; undefined if there is none. */
export const linkOf = (headers: HeaderMap, relation: string, base: string): string | undefined =>
  readLinkHeader(headers.link)
    .filter(({ relations }) => relations.includes(relation))
    .map(({ target }) => URL.parse(target, base)?.href)
    .find((url) => url !== undefined && url.length <= MAX_SHOWN && httpUrl().safeParse(url).success);
