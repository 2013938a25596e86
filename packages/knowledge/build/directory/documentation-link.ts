import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { linkOrNull } from './urls.ts';

/** Pages of the tools that wrote the description, which their templates leave behind, and of the standards it follows. */
const NOT_THE_API =
  /(?:^|\.)(?:swagger\.io|openapis\.org|mermade\.org\.uk|jsonapi\.org)\/|github\.com\/(?:Rebilly|dewitt|swagger-api)\//i;
/** A host or a part of a path that holds documentation. */
const DOCUMENTATION =
  /(?:^|[./-])(?:api-?)?(?:docs?|documentation|developers?|reference|apidocs?|manual)(?:[./?#-]|$)/i;
/** Pages about one step of using an API, what a machine reads, and templates. */
const ONE_STEP =
  /credential|api-?key|app-tokens|authenticat|versioning|problems|attribution|support|contact|register|apply|sign-?up|dashboard|onboarding|callback|live-endpoints|go-live|release-notes|differences|\/faq|[*$]|\.(?:json|ya?ml|svg|png)\b|\/swagger\/docs\//i;

const LINKS = /\]\((https?:[^)\s]+)|href=["'](https?:[^"']+)["']|(https?:\/\/[^\s)<>"'\]]+)/g;

const isAt = (url: string, domain: string | null): boolean => {
  const host = new URL(url).hostname;
  return domain !== null && (host === domain || host.endsWith(`.${domain}`));
};

const isDocumentation = (url: string): boolean =>
  DOCUMENTATION.test(url.replace(/^https?:\/\//, '')) && !ONE_STEP.test(url);

const linksIn = (text: string): string[] =>
  [...text.matchAll(LINKS)].flatMap(
    ([, ...found]) => linkOrNull(found.find(Boolean)?.replace(/[.,;:]+$/, '')) ?? [],
  );

/**
 * Where the documentation of an API is: what its description states, or else the first link to documentation at the
 * company's own domain, in the contact or in the text. Other hosts are not searched, because a text also links to the
 * standards and tools that it mentions.
 */
export const documentationLink = (spec: JsonObject, domain: string | null): string | null => {
  const info = objectOf(spec.info);
  const stated = linkOrNull(objectOf(spec.externalDocs).url);
  if (stated !== null && !NOT_THE_API.test(stated.replace(/^https?:\/\//, ''))) return stated;
  const contact = linkOrNull(objectOf(info.contact).url);
  const tags = listOf(spec.tags).flatMap((tag) => linkOrNull(objectOf(objectOf(tag).externalDocs).url) ?? []);
  return (
    [...(contact === null ? [] : [contact]), ...linksIn(textOf(info.description)), ...tags].find(
      (url) => isAt(url, domain) && isDocumentation(url),
    ) ?? null
  );
};
