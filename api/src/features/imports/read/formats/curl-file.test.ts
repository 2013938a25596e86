import { expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';
import { toolDocument } from '#test/import-documents.ts';

it('a script has its cURL commands with their lines, comments and variables', () => {
  const found = readImport(toolDocument('commands.sh'));
  expect(found.entries.map(({ line, method, url }) => `${line} ${method} ${url}`)).toEqual([
    '8 GET https://api.acme.test/v1/things?limit=10',
    '13 POST https://api.acme.test/v1/things',
    '18 GET https://api.acme.test/v1/search?q=box',
    '19 POST https://api.acme.test/v1/session',
    '20 POST https://api.acme.test/v1/files',
    '21 HEAD https://api.acme.test/v1/things',
  ]);
  expect(found.entries.map(({ endpoint }) => endpoint)).toMatchObject([
    { name: 'List things', description: 'Shows the newest first.', headers: { 'X-Team': 'blue' } },
    {
      name: 'Create a thing',
      body: { kind: 'json', text: '{"name": "box",\n    "size": 4}' },
      headers: { Accept: 'application/json' },
    },
    { name: 'GET /v1/search', headers: null },
    {
      body: {
        kind: 'form',
        fields: [
          { name: 'user', value: 'ann' },
          { name: 'password', value: '' },
        ],
      },
      headers: null,
    },
    {
      name: 'POST /v1/files',
      body: { kind: 'multipart', parts: [{ name: 'file', fileName: 'box.png', contentType: 'image/png' }] },
    },
    { name: 'HEAD /v1/things', body: null },
  ]);
  expect(
    found.secrets.map(({ line, name, place, host, value }) => [line, name, place, host, value].join(' | ')),
  ).toEqual([
    '4 | ACME_TOKEN | ACME_TOKEN |  | import-canary-81-Zx9Qw3Er5T',
    '8 | Key for api.acme.test | Authorization header | api.acme.test | import-canary-82-Zx9Qw3Er5T',
    '13 | Key for api.acme.test | Authorization header | api.acme.test | ann:import-canary-83-Zx9Qw3Er5T',
    '18 | Key for api.acme.test | parameter api_key | api.acme.test | import-canary-84-Zx9Qw3Er5T',
    '19 | Key for api.acme.test | password in the body | api.acme.test | import-canary-85-Zx9Qw3Er5T',
  ]);
  expect(found.problems).toEqual([
    { line: 2, message: 'Not a cURL or HTTPie command' },
    { line: 22, message: 'A quote in the command is not closed' },
  ]);
});

it('a command keeps its body of any kind, with the values of the script and without its secrets', () => {
  const text = `NAME=box
curl https://api.acme.test/a -F "name=$NAME" -F 'name=second' -F 'password=import-canary-86-Zx9Qw3Er5T' -F 'f=@a/b.txt;type=text/csv'
curl https://api.acme.test/b --data-binary @c.bin -H 'Content-Type: application/x-thing'
curl https://api.acme.test/c -T d.json
curl https://api.acme.test/d --json '{"query": "query Q($id: ID!) { a(id: $id) }", "variables": {"id": 1}}'
`;
  const found = readImport({ text });
  expect(found.problems).toEqual([]);
  expect(found.entries.map(({ endpoint, notes }) => [endpoint?.body, notes])).toEqual([
    [
      {
        kind: 'multipart',
        parts: [
          { name: 'name', value: 'box' },
          { name: 'name', value: 'second' },
          { name: 'password', value: '' },
          { name: 'f', fileName: 'b.txt', contentType: 'text/csv' },
        ],
      },
      [
        'Only its name is in the command, so choose the file: b.txt.',
        'The value of password is left out of the body',
      ],
    ],
    [
      { kind: 'binary', fileName: 'c.bin', contentType: 'application/x-thing' },
      ['Only its name is in the command, so choose the file: c.bin.'],
    ],
    [
      { kind: 'binary', fileName: 'd.json', contentType: 'application/octet-stream' },
      [
        'A file is sent with a Content-Type, which curl does not do here.',
        'Only its name is in the command, so choose the file: d.json.',
      ],
    ],
    [{ kind: 'json', text: '{"query": "query Q($id: ID!) { a(id: $id) }", "variables": {"id": 1}}' }, []],
  ]);
  expect(found.secrets.map(({ value }) => value)).toEqual(['import-canary-86-Zx9Qw3Er5T']);
});

it('what only stands for a key is left out with a note, also in a header of another name', () => {
  const text = `curl https://api.acme.test/a -H "Authorization: Bearer $ACME_TOKEN" -H "X-Sig: $(sign a)" -H "X-Team: blue"
curl -u "$USER:$PASSWORD" 'https://api.acme.test/b?api_key=YOUR_API_KEY&q=box'
`;
  const found = readImport({ text });
  expect(found.entries.map(({ url, endpoint, notes }) => [url, endpoint?.headers, notes])).toEqual([
    [
      'https://api.acme.test/a',
      { 'X-Team': 'blue' },
      ['Left out, because it only stands for a key: Authorization, X-Sig.'],
    ],
    [
      'https://api.acme.test/b?q=box',
      null,
      [
        'The parameter with the key was taken out of the query. Used again, it stands at the end.',
        'Left out, because it only stands for a key: Authorization, api_key.',
      ],
    ],
  ]);
  expect(found.secrets).toEqual([]);
});

it('commands of HTTPie are read beside those of curl', () => {
  const text = `# List boxes
http :3000/boxes limit==2
$ https POST api.acme.test/boxes name=box size:=4 X-Team:blue Authorization:'Bearer import-canary-87-Zx9Qw3Er5T'
http requests are calls
curl https://api.acme.test/c
`;
  const found = readImport({ text });
  expect(found.entries.map(({ line, method, url, endpoint }) => [line, method, url, endpoint?.name])).toEqual(
    [
      [2, 'GET', 'http://localhost:3000/boxes?limit=2', 'List boxes'],
      [3, 'POST', 'https://api.acme.test/boxes', 'POST /boxes'],
      [5, 'GET', 'https://api.acme.test/c', 'GET /c'],
    ],
  );
  expect(found.entries[1]?.endpoint).toMatchObject({
    headers: { 'X-Team': 'blue' },
    body: { kind: 'json', text: '{\n  "name": "box",\n  "size": 4\n}' },
  });
  expect(found.secrets.map(({ value }) => value)).toEqual(['import-canary-87-Zx9Qw3Er5T']);
  expect(found.problems).toEqual([{ line: 4, message: 'Not a cURL or HTTPie command' }]);
});
