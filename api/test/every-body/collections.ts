import {
  type Documents,
  FILE,
  FORM_TYPE,
  fields,
  JSON_TEXT,
  json,
  type Kind,
  META,
  QUERY,
  VARIABLES,
  type Write,
  XML,
} from '#test/every-body/words.ts';

/* The collections of other programs: one request with each kind of body. */

const postman =
  (body: object, type?: string): Write =>
  (url) =>
    json({
      info: { name: 'P', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      item: [
        {
          name: 'One',
          request: {
            method: 'POST',
            url,
            body,
            header: type === undefined ? [] : [{ key: 'Content-Type', value: type }],
          },
        },
      ],
    });

const raw = (text: string, language: string): object => ({
  mode: 'raw',
  raw: text,
  options: { raw: { language } },
});

export const POSTMAN: Documents = {
  json: postman(raw(JSON_TEXT, 'json')),
  text: postman(raw(XML, 'xml')),
  form: postman({ mode: 'urlencoded', urlencoded: fields('key') }),
  multipart: postman({
    mode: 'formdata',
    formdata: [
      { key: 'note', value: 'ü', type: 'text' },
      { key: 'meta', value: META, type: 'text', contentType: 'application/json' },
      { key: FILE, type: 'file', src: `/a/${FILE}`, contentType: 'image/png' },
    ],
  }),
  binary: postman({ mode: 'file', file: { src: FILE } }, 'image/png'),
  graphql: postman({ mode: 'graphql', graphql: { query: QUERY, variables: VARIABLES } }),
};

const INSOMNIA_BODIES: Record<Kind, object> = {
  json: { mimeType: 'application/json', text: JSON_TEXT },
  text: { mimeType: 'application/xml', text: XML },
  form: { mimeType: FORM_TYPE, params: fields('name') },
  multipart: {
    mimeType: 'multipart/form-data',
    params: [
      { name: 'note', value: 'ü' },
      { name: 'meta', value: META, multiline: 'application/json' },
      { name: FILE, type: 'file', fileName: `/a/${FILE}` },
    ],
  },
  binary: { mimeType: 'image/png', fileName: `/a/${FILE}` },
  graphql: { mimeType: 'application/graphql', text: `{"query":${json(QUERY)},"variables":${VARIABLES}}` },
};

const ofEach = <Body>(bodies: Partial<Record<Kind, Body>>, write: (body: Body) => Write): Documents =>
  Object.fromEntries(Object.entries(bodies).map(([kind, body]) => [kind, write(body)]));

export const INSOMNIA_4 = ofEach(INSOMNIA_BODIES, (body) => (url) => {
  const request = {
    _id: 'req_1',
    _type: 'request',
    parentId: 'wrk_1',
    name: 'One',
    method: 'POST',
    url,
    body,
  };
  return json({
    _type: 'export',
    __export_format: 4,
    resources: [{ _id: 'wrk_1', _type: 'workspace', name: 'W' }, request],
  });
});

export const INSOMNIA_5 = ofEach(INSOMNIA_BODIES, (body) => (url) => {
  const collection = [{ name: 'One', url, method: 'POST', body, meta: { id: 'req_1' } }];
  return `type: collection.insomnia.rest/5.0\nname: I\ncollection: ${json(collection)}\n`;
});

const bru =
  (mode: string, blocks: string): Write =>
  (url) =>
    `meta {\n  name: One\n}\n\npost {\n  url: ${url}\n  body: ${mode}\n  auth: none\n}\n\n${blocks}\n`;
const block = (name: string, text: string): string => `body:${name} {\n${text.replaceAll(/^/gm, '  ')}\n}\n`;

export const BRU: Documents = {
  json: bru('json', block('json', JSON_TEXT)),
  text: bru('xml', block('xml', XML)),
  form: bru('form-urlencoded', block('form-urlencoded', 'a: 1\na: 2\nb: ü &')),
  multipart: bru(
    'multipart-form',
    block(
      'multipart-form',
      `note: ü\nmeta: ${META} @contentType(application/json)\n${FILE}: @file(/a/${FILE}) @contentType(image/png)`,
    ),
  ),
  binary: bru('file', block('file', `file: @file(${FILE}) @contentType(image/png)`)),
  graphql: bru('graphql', `${block('graphql', QUERY)}\n${block('graphql:vars', VARIABLES)}`),
};

/** The data of each mode of Bruno. */
const BRUNO_DATA: Record<Kind, readonly [mode: string, data: unknown]> = {
  json: ['json', JSON_TEXT],
  text: ['xml', XML],
  form: ['formUrlEncoded', fields('name')],
  multipart: [
    'multipartForm',
    [
      { type: 'text', name: 'note', value: 'ü' },
      { type: 'text', name: 'meta', value: META, contentType: 'application/json' },
      { type: 'file', name: FILE, value: [`/a/${FILE}`], contentType: 'image/png' },
    ],
  ],
  binary: ['file', [{ filePath: FILE, contentType: 'image/png', selected: true }]],
  graphql: ['graphql', { query: QUERY, variables: VARIABLES }],
};

export const BRUNO_JSON = ofEach(BRUNO_DATA, ([mode, data]) => (url) => {
  const request = { method: 'POST', url, body: { mode, [mode]: data }, auth: { mode: 'none' } };
  const item = { type: mode === 'graphql' ? 'graphql' : 'http', name: 'One', request };
  return json({ name: 'C', version: '1', items: [item] });
});

export const OPEN_COLLECTION = ofEach(BRUNO_DATA, ([mode, data]) => (url) => {
  const type = mode.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const item =
    mode === 'graphql'
      ? { info: { name: 'One', type: 'graphql' }, graphql: { method: 'POST', url, body: data } }
      : {
          info: { name: 'One', type: 'http' },
          http: {
            method: 'POST',
            url,
            body: { type: type === 'form-url-encoded' ? 'form-urlencoded' : type, data },
          },
        };
  return `opencollection: 1.0.0\ninfo: {name: O}\nitems: ${json([item])}\n`;
});

const hoppscotch =
  (request: object): Write =>
  (url) =>
    json({
      v: 2,
      name: 'H',
      folders: [],
      requests: [
        {
          v: '3',
          name: 'One',
          ...request,
          ...('query' in request ? { url } : { endpoint: url, method: 'POST' }),
        },
      ],
    });

export const HOPPSCOTCH: Documents = {
  json: hoppscotch({ body: { contentType: 'application/json', body: JSON_TEXT } }),
  text: hoppscotch({ body: { contentType: 'application/xml', body: XML } }),
  form: hoppscotch({ body: { contentType: FORM_TYPE, body: 'a: 1\na: 2\nb: ü &' } }),
  multipart: hoppscotch({
    body: {
      contentType: 'multipart/form-data',
      body: [
        { key: 'note', value: 'ü', active: true, isFile: false },
        { key: 'meta', value: META, active: true, isFile: false, contentType: 'application/json' },
        { key: FILE, value: [FILE], active: true, isFile: true },
      ],
    },
  }),
  binary: hoppscotch({ body: { contentType: 'application/octet-stream', body: null } }),
  graphql: hoppscotch({ query: QUERY, variables: VARIABLES }),
};
