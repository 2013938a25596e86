import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { httpUrl } from '@gatehouse/contract/common.ts';

const MAX_HEADER = 8_192;
const MAX_SHOWN = 300;

// RFC 8288 section 3: `<target>; rel="one two"; title="…"`, several separated by commas.
const LINK = /<([^<>]*)>((?:\s*;\s*[\w!#$&+\-.^`|~*]+(?:\s*=\s*(?:"[^"]*"|[^",;\s]*))?)*)/g;

/** The first http or https target of a relation in the Link header, resolved; undefined where there is none. */
export const linkOf = (headers: HeaderMap, relation: string, base: string): string | undefined => {
  for (const [, target = '', parameters = ''] of (headers.link ?? '').slice(0, MAX_HEADER).matchAll(LINK)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^",;\s]*))/i.exec(parameters);
    if (!(rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes(relation)) continue;
    const url = URL.parse(target, base)?.href;
    if (url !== undefined && url.length <= MAX_SHOWN && httpUrl().safeParse(url).success) return url;
  }
  return undefined;
};
