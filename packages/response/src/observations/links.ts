import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { httpUrl } from '@gatehouse/contract/common.ts';
import { readLinkHeader } from '#src/headers/link-header.ts';

const MAX_SHOWN = 300;

/** The first http or https target of a relation in the Link header, resolved; undefined if there is none. */
export const linkOf = (
  headers: HeaderMap,
  relation: string,
  base: string,
  maxLength = MAX_SHOWN,
): string | undefined =>
  readLinkHeader(headers.link)
    .filter(({ relations }) => relations.includes(relation))
    .map(({ target }) => URL.parse(target, base)?.href)
    .find((url) => url !== undefined && url.length <= maxLength && httpUrl().safeParse(url).success);
