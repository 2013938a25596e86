import type { Lead, Page } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_LINKS = 50;

/** Relations of RFC 8631 and RFC 9727, and what their target is read as. */
const RELATIONS: Record<string, Pick<Lead, 'kind' | 'weight'>> = {
  'api-catalog': { kind: 'api-catalog', weight: 96 },
  'service-desc': { kind: 'openapi', weight: 94 },
  'service-doc': { kind: 'page', weight: 82 },
};

/** The addresses of a Link header (RFC 8288) that lead to a description of an API. */
export const readLinkHeader = ({ url, headers }: Pick<Page, 'url' | 'headers'>): Lead[] => {
  const links = [...(headers.link ?? '').matchAll(/<([^<>]{1,2048})>([^<]{0,1000})/g)].slice(0, MAX_LINKS);
  return links.flatMap(([, target, parameters = '']): Lead[] => {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters);
    const names = (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/);
    const address = addressIn(target, url);
    const relation = names.map((name) => RELATIONS[name]).find((known) => known !== undefined);
    return address === undefined || relation === undefined ? [] : [{ url: address, ...relation }];
  });
};
