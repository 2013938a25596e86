import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import { counted, firstParagraph, oneLine, phrases } from '#src/features/research/company/plain-text.ts';
import type { ApiFinding, DocumentSource, Lead } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_APIS = 20;
const MAX_PROPERTIES = 40;

/** The URL of the first property of one of these types, such as `OpenAPI` or `x-pricing`. */
const propertyUrl = (api: JsonObject, type: RegExp, base: URL): string | null => {
  const properties = listOf(api.properties).slice(0, MAX_PROPERTIES).map(objectOf);
  const found = properties.find((property) => type.test(textOf(property.type)));
  return addressIn(found?.url, base) ?? null;
};

const findingOf = (api: JsonObject, base: URL): ApiFinding | undefined => {
  const name = oneLine(textOf(api.name), 100);
  if (name === '') return undefined;
  return {
    name,
    description: firstParagraph(textOf(api.description), 600),
    features: phrases(listOf(api.tags).slice(0, 12).map(textOf), 12, 80),
    endpoints: [],
    baseUrl: addressIn(api.baseURL, base) ?? null,
    documentationUrl:
      addressIn(api.humanURL, base) ?? propertyUrl(api, /^(?:x-)?(?:documentation|reference)$/i, base),
    registrationUrl: propertyUrl(api, /^(?:x-)?(?:sign-?up|registration|portal)$/i, base),
    pricingUrl: propertyUrl(api, /^(?:x-)?(?:pricing|plans)$/i, base),
    keyPlacement: null,
    descriptionUrl: propertyUrl(api, /^(?:x-)?(?:openapi|swagger|openapi-spec)$/i, base),
  };
};

/** An APIs.json document, which lists a company's APIs: https://apisjson.org. */
export const readApisJson: DocumentSource = ({ url, text }) => {
  const document = parseBoundedObject(text);
  if (document === undefined || !Array.isArray(document.apis))
    return { summary: 'Not an APIs.json document' };
  const apis = listOf(document.apis)
    .slice(0, MAX_APIS)
    .flatMap((api) => findingOf(objectOf(api), url) ?? []);
  const leads = apis.flatMap(({ descriptionUrl }): Lead[] =>
    descriptionUrl === null ? [] : [{ url: descriptionUrl, kind: 'openapi', weight: 92 }],
  );
  return { summary: `APIs.json: ${counted(apis.length, 'API')}`, apis, leads };
};
