import { describeApi } from '#src/features/imports/read/describe-api.ts';
import {
  joinUrl,
  parameterPair,
  splitUrl,
  writtenParameter,
} from '#src/features/imports/read/entry-query.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';
import { asPlaceholders, maskVariables } from '#src/features/imports/read/variables.ts';
import { ofLength, type Read } from '#test/growth/cost.ts';

/** A stranger's text in a document of each format. */
const DOCUMENTS: Record<string, (text: string) => { text: string; fileName?: string }> = {
  'a file of nothing in particular': (text) => ({ text }),
  'an .env file': (text) => ({ text: `API_KEY=${text}`, fileName: 'a.env' }),
  'an .http file': (text) => ({
    text: `POST https://a.test/?${text}\nA: ${text}\n\n${text}`,
    fileName: 'a.http',
  }),
  'parts of an .http file': (text) => ({
    text: `POST https://a.test/\nContent-Type: multipart/form-data; boundary=B\n\n--B\nContent-Disposition: form-data; name=${text}\n\n${text}\n--B--`,
    fileName: 'a.http',
  }),
  'a form of an .http file': (text) => ({
    text: `POST https://a.test/\nContent-Type: application/x-www-form-urlencoded\n\n${text}`,
    fileName: 'a.http',
  }),
  'GraphQL of an .http file': (text) => ({ text: `GRAPHQL https://a.test/\n\n${text}\n\n{${text}` }),
  'what comments of an .http file tell': (text) => ({
    text: `# @folder ${text}\n# @graphql\nPOST https://a.test/\n\n{"query":"${text}","variables":{},"operationName":"${text}"}`,
    fileName: 'a.http',
  }),
  'a script of cURL that asks for variables': (text) => ({
    text: `: "\${a:?}"\n: "\${b:?${text}}"\n# @folder ${text}\ncurl "$a/$b" -d "${'$a'.repeat(text.length / 4)}"`,
  }),
  'an OpenAPI document of our own': (text) => ({
    text: JSON.stringify({
      openapi: '3.1.0',
      'x-variables': [text],
      paths: {
        [`/{${text}}`]: {
          post: {
            'x-query': text,
            parameters: [{ in: 'path', name: text, required: true, example: `{{${text}}}` }],
            requestBody: { content: { 'application/json': { 'x-body': { kind: 'json', text } } } },
          },
        },
      },
    }),
  }),
  'a cURL command': (text) => ({ text: `curl https://a.test -d '${text}` }),
  'a Bruno file': (text) => ({
    text: `meta {\n  name: a\n}\nget {\n  url: ${text}\n}\nbody {\n${text}\n}`,
    fileName: 'a.bru',
  }),
  'parts of a Bruno file': (text) => ({
    text: `meta {\n  name: a\n}\npost {\n  url: a\n  body: multipart-form\n}\nbody:multipart-form {\n  a: ${text}\n  b: @file(${text}) @contentType(${text})\n  c: '''\n${text}\n}`,
    fileName: 'a.bru',
  }),
  'a Hoppscotch collection': (text) => ({
    text: JSON.stringify({
      name: text,
      folders: [],
      variables: [{ key: text, value: `<<${text}>>` }],
      requests: [
        {
          method: 'POST',
          endpoint: text,
          name: text,
          params: [{ key: text, value: text }],
          body: { contentType: 'application/x-www-form-urlencoded', body: text },
        },
      ],
    }),
  }),
  'JSON with comments in a Postman collection': (text) => ({
    text: JSON.stringify({
      info: { name: 'a' },
      item: [
        {
          request: {
            method: 'POST',
            url: { raw: 'https://a.test/:a', variable: [{ key: 'a', value: text }] },
            body: { mode: 'raw', raw: `{${text}`, options: { raw: { language: 'json' } } },
          },
        },
      ],
    }),
  }),
  'an OpenAPI document': (text) => ({
    text: JSON.stringify({
      openapi: '3.0.0',
      info: { title: text },
      servers: [{ url: `https://${text}` }],
      paths: {
        [`/${text}`]: {
          get: { summary: text, description: text, parameters: [{ in: 'query', name: text, example: text }] },
        },
      },
    }),
  }),
  'an OpenAPI document in YAML': (text) => ({
    text: `openapi: 3.0.0\ninfo:\n  title: ${text}\npaths:\n  /a:\n    get:\n      summary: ${text}\n`,
    fileName: 'a.yaml',
  }),
  'a Postman collection': (text) => ({
    text: JSON.stringify({
      info: { name: text },
      variable: [{ key: text, value: text }],
      item: [
        {
          name: text,
          request: {
            method: 'POST',
            url: text,
            description: text,
            header: [{ key: 'A', value: text }],
            body: { mode: 'raw', raw: text },
          },
        },
      ],
    }),
  }),
  'variables that stand for each other': (text) => ({
    text: JSON.stringify({
      name: text,
      values: [
        { key: text, value: `{{${text}}}{{b}}` },
        { key: 'b', value: text },
      ],
    }),
  }),
  'environments of an editor': (text) => ({
    text: `{"rest-client.environmentVariables": {"a": {"b": ${JSON.stringify(text)}}}, // ${text.replaceAll('\n', ' ')}\n "c": 1}`,
  }),
  'an environment of Bruno': (text) => ({ text: `vars:secret [\n${text}\n]\nvars {\n${text}\n}` }),
  'an archive of requests': (text) => ({
    text: JSON.stringify({
      log: {
        entries: [
          {
            request: {
              method: 'POST',
              url: `https://a.test/?${text}`,
              headers: [{ name: 'a', value: text }],
              postData: { mimeType: 'text/plain', text },
            },
          },
        ],
      },
    }),
  }),
  'an Insomnia export': (text) => ({
    text: JSON.stringify({
      _type: 'export',
      resources: [
        {
          _type: 'request',
          name: text,
          method: 'POST',
          url: text,
          body: { mimeType: 'application/json', text },
        },
      ],
    }),
  }),
};

/** Documents that are made of a length alone. */
const SIZED: Record<string, (length: number) => { text: string; fileName?: string }> = {
  'curl commands of an .http file': (length) => ({
    text: `curl https://a.test\nA=${'x'.repeat(length / 2)}\ncurl https://a.test -d "${'$A'.repeat(length / 4)}"`,
    fileName: 'a.http',
  }),
  'many secret variables and requests with all of them': (length) => ({
    text: `${Array.from({ length: length / 64 }, (_, at) => `@token_${at} = s3cr3t-${at}x9Qw\n`).join('')}${Array.from({ length: length / 64 }, (_, at) => `### ${at}\nGET https://h${at % 9}.test/{{token_${at}}}\n`).join('')}`,
    fileName: 'a.http',
  }),
  'numbers in the examples of an OpenAPI document': (length) => ({
    text: `{"openapi": "3.0.0", "paths": {"/a": {"post": {"requestBody": {"content": {"application/json": {"example": [1.0, ${'1'.repeat(length / 2)}, 1.${'0'.repeat(length / 2)}]}}}}}}}`,
  }),
  'numbers in the examples of an OpenAPI document in YAML': (length) => ({
    text: `openapi: 3.0.0\npaths:\n  /a:\n    post:\n      requestBody:\n        content:\n          application/json:\n            example: [${'1.0, '.repeat(length / 8)}1.${'0'.repeat(length / 2)}]\n`,
    fileName: 'a.yaml',
  }),
};

/** A description of an API, with the text wherever something is read of it. */
const describedBy = (text: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: text },
    servers: [{ url: `https://a.example/${text}` }],
    components: { securitySchemes: { [text]: { type: 'http', scheme: text } } },
    paths: {
      [`/${text}`]: { post: { requestBody: { content: { 'application/json': { example: { text } } } } } },
    },
  });

export const IMPORTS: Record<string, Read> = {
  describeApi: (text) => describeApi({ text: describedBy(text) }),
  ...Object.fromEntries(
    Object.entries(DOCUMENTS).map(([what, documentOf]) => [
      `readImport of ${what}`,
      (text: string) => readImport(documentOf(text)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SIZED).map(([what, documentOf]) => [
      `readImport of ${what}`,
      ofLength((length) => readImport(documentOf(length))),
    ]),
  ),
  joinUrl: (text) => joinUrl(text, text.split('&'), text),
  parameterPair,
  writtenParameter: (text) => [
    writtenParameter([text, text], true, () => true),
    writtenParameter([text, text], false, () => false),
  ],
  splitUrl,
  maskVariables,
  'maskVariables of open braces': ofLength((length) => maskVariables('{{ a{%'.repeat(length / 6))),
  asPlaceholders: (text) => asPlaceholders(text, () => false),
  'asPlaceholders of open braces': ofLength((length) =>
    asPlaceholders('{{ a'.repeat(length / 4), () => false),
  ),
};
