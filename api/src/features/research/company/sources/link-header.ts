import { readLinkHeader } from '@gatehouse/response/headers/link-header.ts';
import type { Lead, Page } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

/** Relations of RFC 8631 and RFC 9727, and the kind of document they point to. */
const RELATIONS: Record<string, Pick<Lead, 'kind' | 'weight'>> = {
  'api-catalog': { kind: 'api-catalog', weight: 96 },
  'service-desc': { kind: 'openapi', weight: 94 },
  'service-doc': { kind: 'page', weight: 82 },
};

/** The URLs in the Link header that lead to a description of an API. */
export const readLinks = ({ url, link }: Pick<Page, 'url' | 'link'>): Lead[] =>
  readLinkHeader(link).flatMap(({ target, relations }): Lead[] => {
    const address = addressIn(target, url);
    const relation = relations.map((name) => RELATIONS[name]).find((known) => known !== undefined);
    return address === undefined || relation === undefined ? [] : [{ url: address, ...relation }];
  });
