import { listOf, objectOf } from '@gatehouse/contract/plain/json-text.ts';
import { parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import { counted } from '#src/features/research/company/plain-text.ts';
import type { DocumentSource, Lead, PageLink } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_CONTEXTS = 50;
const MAX_TARGETS = 10;
/** URLs of one relation. */
const MAX_URLS = 50;
const DOCUMENTATION_SCORE = 95;

/** An API catalog: RFC 9727, a linkset of RFC 9264 in JSON. */
export const readApiCatalog: DocumentSource = ({ url, text }) => {
  const linkset = parseBoundedObject(text)?.linkset;
  if (!Array.isArray(linkset)) return { summary: 'Not an API catalog' };
  const contexts = listOf(linkset).slice(0, MAX_CONTEXTS).map(objectOf);
  const targets = (relation: string): string[] =>
    contexts
      .flatMap((context) => listOf(context[relation]).slice(0, MAX_TARGETS))
      .flatMap((target) => addressIn(objectOf(target).href, url) ?? [])
      .slice(0, MAX_URLS);
  const descriptions = targets('service-desc');
  const documents = targets('service-doc');
  const leads: Lead[] = [
    ...descriptions.map((address): Lead => ({ url: address, kind: 'openapi', weight: 93 })),
    ...documents.map((address): Lead => ({ url: address, kind: 'page', weight: 81 })),
    ...targets('item').map((address): Lead => ({ url: address, kind: 'page', weight: 70 })),
  ];
  const links = documents.map(
    (address): PageLink => ({ role: 'documentation', url: address, score: DOCUMENTATION_SCORE }),
  );
  return {
    summary: `API catalog: ${counted(descriptions.length, 'description')}, ${counted(documents.length, 'documentation page')}`,
    leads,
    site: { links, apiFocus: leads.length > 0 ? 2 : 0 },
  };
};
