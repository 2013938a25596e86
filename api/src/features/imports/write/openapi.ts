import { contentTypeOf, isContentType } from '@gatehouse/contract/plain/headers/content-type.ts';
import {
  mayHaveVariable,
  variableMarks,
  writtenVariable,
} from '@gatehouse/contract/plain/variables/marks.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { splitUrl, writtenParameter } from '#src/features/imports/read/entry-query.ts';
import { asPlaceholders } from '#src/features/imports/read/variables.ts';
import {
  describedWithNotes,
  EXPORT_TITLE,
  type ExportedEndpoint,
  FOLDERS,
  LINES,
  QUERY,
  usedVariables,
  VARIABLES,
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

type Given = string | readonly string[];

/** A parameter with the value that it has, or the values of one that is repeated. An empty value is one too. */
const parameter = (where: 'path' | 'query' | 'header', name: string, example?: Given) => ({
  name,
  in: where,
  required: true,
  schema: typeof example === 'object' ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
  ...(example === undefined ? {} : { example }),
  ...(example === '' && where === 'query' ? { allowEmptyValue: true } : {}),
});

/** The variables of a text by their placeholders in a description. */
const variablesByPlaceholder = (text: string): Map<string, string> =>
  new Map(
    variableMarks(text).flatMap(({ name }) =>
      name === undefined
        ? []
        : [[withPlaceholders(writtenVariable(name)).slice(1, -1), writtenVariable(name)] as const],
    ),
  );

/** The placeholders of a path, those of variables with them as their examples. */
const pathParameters = (endpoint: string) => {
  const { path } = originAndPath(endpoint);
  const variables = variablesByPlaceholder(path);
  const names = [...withPlaceholders(path).matchAll(/\{([^{}/]+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].map((name) => parameter('path', name, variables.get(name)));
};

/** The values of each name, in the order of their first ones. One without a name is a flag, which no parameter is. */
const queryValues = (endpoint: string): Map<string, string[]> => {
  const values = new Map<string, string[]>();
  for (const [name, value] of queryOf(endpoint))
    if (name !== '') values.set(name, [...(values.get(name) ?? []), value]);
  return values;
};

const parametersOf = ({ endpoint, headers }: ExportedEndpoint) => [
  ...pathParameters(endpoint),
  ...[...queryValues(endpoint)].map(([name, values]) =>
    parameter('query', name, values.length === 1 ? values[0] : values),
  ),
  ...Object.entries(headers ?? {})
    .filter(([name]) => !isContentType(name))
    .map(([name, value]) => ({
      ...parameter('header', name, [value].flat().join(', ')),
      ...(Array.isArray(value) ? { [LINES]: value } : {}),
    })),
];

/** The query as it is written, if its parameters are encoded otherwise or stand in another order. */
const writtenQuery = ({ endpoint }: ExportedEndpoint): string | undefined => {
  const written = splitUrl(endpoint).parameters.join('&');
  const read = [...queryValues(endpoint)].flatMap(([name, values]) =>
    values.map((value) => writtenParameter([name, value], false, () => true)),
  );
  return read.join('&') === written ? undefined : written;
};

/** What a description cannot keep of the headers. */
const headerNotes = ({ headers, body }: ExportedEndpoint): string[] =>
  body === null && contentTypeOf(headers) !== undefined
    ? ['The header Content-Type is left out: there is no body.']
    : [];

/** `{id}` for `{{id}}`: a description has placeholders. */
const withPlaceholders = (text: string): string => asPlaceholders(text, () => false);

/** The server in front of the path; what variables say of it are variables of the server. */
const serverOf = ({ endpoint }: ExportedEndpoint) => {
  const { origin } = originAndPath(endpoint);
  const variables = Object.fromEntries(
    [...variablesByPlaceholder(origin)].map(([name, variable]) => [name, { default: variable }]),
  );
  return { url: withPlaceholders(origin), ...(mayHaveVariable(origin) ? { variables } : {}) };
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
  const parameters = parametersOf(endpoint);
  const query = writtenQuery(endpoint);
  return {
    summary: name,
    ...describedWithNotes(endpoint, [...headerNotes(endpoint), ...notes]),
    ...(path.length === 0 ? {} : { tags: [tagOf(path)] }),
    servers: [serverOf(endpoint)],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(query === undefined ? {} : { [QUERY]: query }),
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
  const variables = usedVariables(endpoints);
  const document = {
    openapi: '3.1.0',
    info: { title: EXPORT_TITLE, version: '1.0.0' },
    ...(tags.length === 0 ? {} : { tags }),
    ...(variables.length === 0 ? {} : { [VARIABLES]: variables }),
    paths,
    components: { securitySchemes: Object.fromEntries(schemes) },
  };
  return {
    extension: 'openapi.json',
    contentType: 'application/json',
    text: `${JSON.stringify(document, null, 2)}\n`,
  };
};
