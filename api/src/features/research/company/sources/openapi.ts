import { ENDPOINT_METHODS } from '@gatehouse/contract/plain/endpoint-options.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { ApiOperation } from '@gatehouse/contract/research.ts';
import { counted, firstParagraph, oneLine, phrases } from '#src/features/research/company/plain-text.ts';
import type { DocumentSource } from '#src/features/research/company/source.ts';
import { parseOpenApi } from '#src/features/research/company/sources/openapi-parse.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_PATHS = 2000;
const MAX_ENDPOINTS = 20;
const MAX_FEATURES = 12;
const MAX_TAGS = 100;

const operationsIn = (document: JsonObject): (ApiOperation & { tags: string[] })[] =>
  Object.entries(objectOf(document.paths))
    .slice(0, MAX_PATHS)
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, item]) =>
      ENDPOINT_METHODS.flatMap((method) => {
        const operation = objectOf(objectOf(item)[method.toLowerCase()]);
        if (Object.keys(operation).length === 0) return [];
        const summary =
          textOf(operation.summary) || textOf(operation.operationId) || textOf(operation.description);
        return {
          method,
          path: oneLine(path, 200),
          summary: firstParagraph(summary, 120),
          tags: listOf(operation.tags).slice(0, 5).map(textOf),
        };
      }),
    );

/** OpenAPI 3: the first server, with the default values of its variables. Swagger 2: host, base path and scheme. */
const baseUrlOf = (document: JsonObject, base: URL): string | null => {
  const [first] = listOf(document.servers).slice(0, 1).map(objectOf);
  if (first !== undefined) {
    const variables = objectOf(first.variables);
    const url = textOf(first.url).replace(/\{([^{}]{1,60})\}/g, (_all, name: string) =>
      textOf(objectOf(variables[name]).default),
    );
    return addressIn(url, base) ?? null;
  }
  const host = textOf(document.host);
  if (document.swagger === undefined) return base.origin;
  const scheme = listOf(document.schemes).slice(0, 4).includes('https') ? 'https:' : base.protocol;
  return addressIn(`${scheme}//${host || base.host}${textOf(document.basePath)}`, base) ?? null;
};

/** The first security scheme that says where a key goes. */
const keyPlacementOf = (document: JsonObject): KeyPlacement | null => {
  const schemes = {
    ...objectOf(document.securityDefinitions),
    ...objectOf(objectOf(document.components).securitySchemes),
  };
  for (const scheme of Object.values(schemes).slice(0, 20).map(objectOf)) {
    const type = textOf(scheme.type);
    const name = textOf(scheme.name);
    const http = textOf(scheme.scheme).toLowerCase();
    if (type === 'basic' || (type === 'http' && http === 'basic')) return { type: 'basic' };
    if (type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && http === 'bearer'))
      return { type: 'bearer' };
    if (type !== 'apiKey' || !/^[\w-]{1,128}$/.test(name)) continue;
    if (scheme.in === 'header') return { type: 'header', name };
    if (scheme.in === 'query') return { type: 'query', name };
  }
  return null;
};

/** An OpenAPI 3 or Swagger 2 document: the name and description of the API, its operations, server and key placement. */
export const readOpenApi: DocumentSource = ({ url, text }) => {
  const document = parseOpenApi(text);
  if (document === undefined) return { summary: 'Not an OpenAPI document' };
  const info = objectOf(document.info);
  const operations = operationsIn(document);
  const tags = [
    ...listOf(document.tags)
      .slice(0, MAX_TAGS)
      .map((tag) => textOf(objectOf(tag).name)),
    ...operations.flatMap((operation) => operation.tags),
  ];
  const name = oneLine(textOf(info.title), 100);
  const finding = {
    name,
    description: firstParagraph(textOf(info.description) || textOf(info.summary), 600),
    features: phrases([...tags, ...operations.map(({ summary }) => summary)], MAX_FEATURES, 80),
    endpoints: operations
      .slice(0, MAX_ENDPOINTS)
      .map(({ method, path, summary }) => ({ method, path, summary })),
    baseUrl: baseUrlOf(document, url),
    documentationUrl: addressIn(objectOf(document.externalDocs).url, url) ?? null,
    registrationUrl: null,
    pricingUrl: null,
    keyPlacement: keyPlacementOf(document),
    descriptionUrl: url.href,
  };
  return {
    summary: `OpenAPI document: ${name || 'no title'}, ${counted(operations.length, 'operation')}`,
    apis: [finding],
  };
};
