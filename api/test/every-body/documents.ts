import {
  BRU,
  BRUNO_JSON,
  HOPPSCOTCH,
  INSOMNIA_4,
  INSOMNIA_5,
  OPEN_COLLECTION,
  POSTMAN,
} from '#test/every-body/collections.ts';
import {
  type Documents,
  FILE,
  FORM_TEXT,
  FORM_TYPE,
  fields,
  JSON_TEXT,
  JSON_VALUE,
  json,
  META,
  QUERY,
  VARIABLES,
  type Write,
  XML,
} from '#test/every-body/words.ts';

/*
 * One request with each kind of body, in the words of each format that has it. HAR, OpenAPI and curl have no words for
 * GraphQL, and HAR none for a file.
 */

const har =
  (postData: object): Write =>
  (url) =>
    json({ log: { entries: [{ request: { method: 'POST', url, headers: [], postData } }] } });

const HAR: Documents = {
  json: har({ mimeType: 'application/json', text: JSON_TEXT }),
  text: har({ mimeType: 'application/xml', text: XML }),
  form: har({ mimeType: FORM_TYPE, params: fields('name') }),
  multipart: har({
    mimeType: 'multipart/form-data',
    params: [
      { name: 'note', value: 'ü' },
      { name: 'meta', value: META, contentType: 'application/json' },
      { name: FILE, fileName: FILE, contentType: 'image/png' },
    ],
  }),
};

const http =
  (type: string, body: string, more = ''): Write =>
  (url) =>
    `### One\nPOST ${url}\n${type === '' ? '' : `Content-Type: ${type}\n`}${more}\n${body}\n`;
const part = (head: string, value: string): string =>
  `--B\nContent-Disposition: form-data; ${head}\n\n${value}\n`;

const HTTP: Documents = {
  json: http('application/json', JSON_TEXT),
  text: http('application/xml', XML),
  form: http(FORM_TYPE, FORM_TEXT.replaceAll('&', '\n&')),
  multipart: http(
    'multipart/form-data; boundary=B',
    `${part('name="note"', 'ü')}${part('name="meta"\nContent-Type: application/json', META)}${part(`name="${FILE}"; filename="${FILE}"\nContent-Type: image/png`, `< ./${FILE}`)}--B--`,
  ),
  binary: http('image/png', `< ./${FILE}`),
  graphql: http('', `${QUERY}\n\n${VARIABLES}`, 'X-REQUEST-TYPE: GraphQL\n'),
};

const word = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const curl =
  (options: string): Write =>
  (url) =>
    `# One\ncurl ${url} ${options}\n`;

const CURL: Documents = {
  json: curl(`--json ${word(JSON_TEXT)}`),
  text: curl(`-H 'Content-Type: application/xml' --data-raw ${word(XML)}`),
  form: curl("-d a=1 -d a=2 --data-urlencode 'b=ü &'"),
  multipart: curl(`-F note=ü -F 'meta=${META};type=application/json' -F '${FILE}=@${FILE};type=image/png'`),
  binary: curl(`-H 'Content-Type: image/png' --data-binary @${FILE}`),
};

const described =
  (version: object, where: (url: URL) => object, operation: object): Write =>
  (url) =>
    json({
      ...version,
      info: { title: 'D', version: '1' },
      ...where(new URL(url)),
      paths: { [new URL(url).pathname]: { post: { summary: 'One', ...operation } } },
    });

const openApi = (type: string, media: object): Write =>
  described({ openapi: '3.1.0' }, ({ origin }) => ({ servers: [{ url: origin }] }), {
    requestBody: { content: { [type]: media } },
  });

const OPENAPI: Documents = {
  json: openApi('application/json', { example: JSON_VALUE }),
  text: openApi('application/xml', { example: XML }),
  form: openApi(FORM_TYPE, { example: { a: ['1', '2'], b: 'ü &' } }),
  multipart: openApi('multipart/form-data', {
    schema: {
      type: 'object',
      properties: {
        note: { type: 'string', example: 'ü' },
        meta: { type: 'object', properties: { a: { type: 'integer', example: 1 } } },
        [FILE]: { type: 'string', format: 'binary' },
      },
    },
    encoding: { [FILE]: { contentType: 'image/png' } },
  }),
  binary: openApi('image/png', { schema: { type: 'string', format: 'binary' } }),
};

const swagger = (consumes: string, parameters: object[]): Write =>
  described({ swagger: '2.0' }, ({ host }) => ({ host, schemes: ['http'] }), {
    consumes: [consumes],
    parameters,
  });
const inForm = (name: string, more: object): object => ({ in: 'formData', name, type: 'string', ...more });

const SWAGGER: Documents = {
  json: swagger('application/json', [
    { in: 'body', name: 'body', schema: { type: 'object', example: JSON_VALUE } },
  ]),
  form: swagger(FORM_TYPE, [
    inForm('a', { type: 'array', items: { type: 'string' }, collectionFormat: 'multi', default: ['1', '2'] }),
    inForm('b', { default: 'ü &' }),
  ]),
  multipart: swagger('multipart/form-data', [
    inForm('note', { default: 'ü' }),
    inForm('meta', { default: META }),
    inForm(FILE, { type: 'file' }),
  ]),
};

/** By the name of the format. */
export const DOCUMENTS: Record<string, Documents> = {
  'Postman 2.1': POSTMAN,
  'Insomnia 4': INSOMNIA_4,
  'Insomnia 5': INSOMNIA_5,
  'a .bru file': BRU,
  'a Bruno collection': BRUNO_JSON,
  OpenCollection: OPEN_COLLECTION,
  Hoppscotch: HOPPSCOTCH,
  HAR,
  'an .http file': HTTP,
  'curl commands': CURL,
  'OpenAPI 3.1': OPENAPI,
  'Swagger 2': SWAGGER,
};
