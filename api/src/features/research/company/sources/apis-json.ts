import {
  asList,
  asObject,
  asText,
  type JsonObject,
  parseJsonObject,
} from '#src/features/research/company/json-reading.ts';
import { counted, firstParagraph, oneLine, phrases } from '#src/features/research/company/plain-words.ts';
import type { ApiFinding, Lead, Source } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_APIS = 20;
const MAX_PROPERTIES = 40;

/** The address of the first property of one of these types, such as `OpenAPI` or `x-pricing`. */
const propertyUrl = (api: JsonObject, type: RegExp, base: URL): string | null => {
  const properties = asList(api.properties, MAX_PROPERTIES).map(asObject);
  const found = properties.find((property) => type.test(asText(property.type)));
  return addressIn(found?.url, base) ?? null;
};

const findingOf = (api: JsonObject, base: URL): ApiFinding | undefined => {
  const name = oneLine(asText(api.name), 100);
  if (name === '') return undefined;
  return {
    name,
    description: firstParagraph(asText(api.description), 600),
    features: phrases(asList(api.tags, 12).map(asText), 12, 80),
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
export const readApisJson: Source = ({ url, text }) => {
  const document = parseJsonObject(text);
  if (document === undefined || !Array.isArray(document.apis)) return { gave: 'No APIs.json document' };
  const apis = asList(document.apis, MAX_APIS).flatMap((api) => findingOf(asObject(api), url) ?? []);
  const leads = apis.flatMap(({ descriptionUrl }): Lead[] =>
    descriptionUrl === null ? [] : [{ url: descriptionUrl, kind: 'openapi', weight: 92 }],
  );
  return { gave: `APIs.json: ${counted(apis.length, 'API')}`, apis, leads };
};
