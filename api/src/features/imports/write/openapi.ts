import { contentTypeOf, isContentType } from '@gatehouse/contract/plain/content-type.ts';
import { variableMarks } from '@gatehouse/contract/plain/variables/marks.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { asPlaceholders } from '#src/features/imports/read/variables.ts';
import {
  describedWithNotes,
  EXPORT_TITLE,
  type ExportedEndpoint,
  FOLDERS,
  type WrittenExport,
} from '#src/features/imports/write/exported-endpoint.ts';
import { openApiBody } from '#src/features/imports/write/openapi-body.ts';
import { originAndPath, queryOf } from '#src/features/imports/write/url-parts.ts';

const securityScheme = (placement: Exclude<KeyPlacement, { type: 'parts' | 'none' }>) => {
  switch (placement.type) {
    case 'bearer':
    case 'basic':
      return { type: 'http', scheme: placement.type };
    case 'header':
    case 'query':
      return { type: 'apiKey', in: placement.type, name: placement.name };
    case 'aws-sigv4':
      return { type: 'apiKey', in: 'header', name: 'Authorization', description: 'AWS Signature Version 4' };
  }
};

/** The schemes of a provider, by name. All of them are needed at once. A description cannot say that a value goes into the body. */
const schemesOf = ({
  slug,
  keyPlacement,
}: ExportedEndpoint['provider']): [name: string, scheme: object][] => {
  if (keyPlacement.type === 'none') return [];
  if (keyPlacement.type !== 'parts') return [[slug, securityScheme(keyPlacement)]];
  return keyPlacement.places
    .filter((place) => place.in !== 'body')
    .map((place) => [`${slug}.${place.name}`, { type: 'apiKey', in: place.in, name: place.name }]);
};

const parameter = (where: 'path' | 'query' | 'header', name: string, example?: string) => ({
  name,
  in: where,
  required: true,
  schema: { type: 'string' },
  ...(example === undefined ? {} : { example }),
});

const parametersOf = ({ endpoint, headers }: ExportedEndpoint) => {
  const path = withPlaceholders(originAndPath(endpoint).path);
  const inPath = [...new Set([...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name]) => name ?? ''))];
  // A description has one example for a name; a parameter that is repeated has its values in one.
  const query = new Map(queryOf(endpoint));
  const others = Object.entries(headers ?? {}).filter(([name]) => !isContentType(name));
  return [
    ...inPath.map((name) => parameter('path', name)),
    ...[...query].map(([name, value]) => parameter('query', name, value)),
    ...others.map(([name, value]) => parameter('header', name, [value].flat().join(', '))),
  ];
};

/** What a description, with one example for a name, cannot keep of the parameters. */
const parameterNotes = ({ endpoint, headers, body }: ExportedEndpoint): string[] => {
  const query = queryOf(endpoint).map(([name]) => name);
  const repeated = new Set(query.filter((name, at) => query.indexOf(name) !== at));
  const lists = Object.entries(headers ?? {}).filter(([, value]) => Array.isArray(value) && value.length > 1);
  return [
    ...[...repeated].map((name) => `Of the parameter ${name}, only the last value is kept.`),
    ...lists.map(([name]) => `The values of the header ${name} are joined in one.`),
    ...(body === null && contentTypeOf(headers) !== undefined
      ? ['The header Content-Type is left out: there is no body.']
      : []),
  ];
};

/** `{id}` for `{{id}}`: a description has placeholders. */
const withPlaceholders = (text: string): string => asPlaceholders(text, () => false);

/** The server in front of the path; what variables say of it has no value here. */
const serverOf = ({ endpoint }: ExportedEndpoint) => {
  const { origin } = originAndPath(endpoint);
  const names = variableMarks(origin).flatMap(({ name }) => name ?? []);
  const variables = Object.fromEntries(names.map((name) => [name, { default: '' }]));
  return { url: withPlaceholders(origin), ...(names.length === 0 ? {} : { variables }) };
};

/** The name of a folder, which is a tag; of one in others, with theirs. */
const tagOf = (path: readonly string[]): string => path.join(' / ');

/** Each folder once. Its names are beside its tag, as one of them may look like two. */
const tagsOf = (endpoints: readonly ExportedEndpoint[]) => {
  const paths = endpoints.flatMap(({ path = [] }) => (path.length === 0 ? [] : [path]));
  return [...new Map(paths.map((path) => [tagOf(path), path]))].map(([name, path]) => ({
    name,
    [FOLDERS]: path,
  }));
};

const securityOf = ({ provider, keyless, withoutKey }: ExportedEndpoint) => {
  if (withoutKey === true) return { security: [] };
  return keyless === undefined
    ? { security: [Object.fromEntries(schemesOf(provider).map(([scheme]) => [scheme, []]))] }
    : {};
};

const operationOf = (endpoint: ExportedEndpoint) => {
  const { name, body, headers, path = [] } = endpoint;
  const { requestBody, notes } = openApiBody(body, headers ?? {});
  const description = describedWithNotes(endpoint, [...parameterNotes(endpoint), ...notes]);
  const parameters = parametersOf(endpoint);
  return {
    summary: name,
    ...(description === null ? {} : { description }),
    ...(path.length === 0 ? {} : { tags: [tagOf(path)] }),
    servers: [serverOf(endpoint)],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    ...securityOf(endpoint),
    responses: { default: { description: 'The response' } },
  };
};

type Paths = Record<string, Record<string, unknown>>;

/**
 * A description has one operation for a method and a path. Another one, of another host or with another query, gets a
 * number behind its path, which is no part of a request.
 */
const freePath = (paths: Paths, path: string, method: string): string => {
  let free = path;
  for (let number = 2; paths[free]?.[method] !== undefined; number += 1) free = `${path}#${number}`;
  return free;
};

/** An OpenAPI 3.1 description: it says where keys go, and contains none. */
export const writeOpenApi = (endpoints: readonly ExportedEndpoint[]): WrittenExport => {
  const paths: Paths = Object.create(null);
  for (const endpoint of endpoints) {
    const method = endpoint.method.toLowerCase();
    const path = freePath(paths, withPlaceholders(originAndPath(endpoint.endpoint).path), method);
    paths[path] = { ...paths[path], [method]: operationOf(endpoint) };
  }
  const schemes = endpoints
    .filter(({ keyless }) => keyless === undefined)
    .flatMap(({ provider }) => schemesOf(provider));
  const tags = tagsOf(endpoints);
  const document = {
    openapi: '3.1.0',
    info: { title: EXPORT_TITLE, version: '1.0.0' },
    ...(tags.length === 0 ? {} : { tags }),
    paths,
    components: { securitySchemes: Object.fromEntries(schemes) },
  };
  return {
    extension: 'openapi.json',
    contentType: 'application/json',
    text: `${JSON.stringify(document, null, 2)}\n`,
  };
};
