import type { CallBody } from '@gatehouse/contract/body.ts';
import { describe, expect, it } from 'vitest';
import type { ReadEntry } from '#src/features/imports/read/draft.ts';
import { readHttpFile } from '#src/features/imports/read/formats/http-file.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';

const bodies = (entries: readonly ReadEntry[]): (CallBody | null | undefined)[] =>
  entries.map(({ endpoint }) => endpoint?.body);

const FORM = 'application/x-www-form-urlencoded';

describe('a request of an .http file', () => {
  const http = (text: string) => readImport({ text: text.trim(), fileName: 'a.http' }).entries;

  it('has a form over several lines without the line breaks', () => {
    const [entry] = http(`
POST https://h.test/token HTTP/1.1
Content-type: ${FORM}

grant_type = client_credentials
&client_id=abc
&scope=x%20y`);
    expect(entry?.endpoint?.body).toEqual({
      kind: 'form',
      fields: [
        { name: 'grant_type', value: 'client_credentials' },
        { name: 'client_id', value: 'abc' },
        { name: 'scope', value: 'x y' },
      ],
    });
  });

  it('has the parts and the files of both dialects', () => {
    const entries = http(`
### parts
POST https://h.test/up
Content-Type: multipart/form-data; boundary=AaB

--AaB
Content-Disposition: form-data; name="note"

two
lines
--AaB
Content-Disposition: form-data; name="meta"
Content-Type: application/json

{"a": 1}
--AaB
Content-Disposition: form-data; name="pic"; filename="me.png"
Content-Type: image/png

< ./pictures/me.png
--AaB--

### file
PUT https://h.test/file
Content-Type: image/png

< ./pictures/me.png

### template
PUT https://h.test/file
Content-Type: application/json

<@latin1 ./a.json

### a GET with a body
GET https://h.test/search
Content-Type: application/json

{"q": 1.0}`);
    expect(entries.map(({ name }) => name)).toEqual(['parts', 'file', 'template', 'a GET with a body']);
    expect(bodies(entries)).toEqual([
      {
        kind: 'multipart',
        parts: [
          { name: 'note', value: 'two\nlines' },
          { name: 'meta', value: '{"a": 1}', contentType: 'application/json' },
          { name: 'pic', fileName: 'me.png', contentType: 'image/png' },
        ],
      },
      { kind: 'binary', fileName: 'me.png', contentType: 'image/png' },
      { kind: 'binary', fileName: 'a.json', contentType: 'application/json' },
      { kind: 'json', text: '{"q": 1.0}' },
    ]);
    expect(entries[2]?.notes[0]).toBe('Variables in the file are not filled in');
  });

  it('has GraphQL of both dialects, variables of the file, repeated headers and the host of a header', () => {
    const entries = http(`
@base = https://h.test
### vscode
POST {{base}}/g
X-REQUEST-TYPE: GraphQL
X-A: 1
X-A: 2

query One { a }

{"n": 1.0}

### jetbrains
GRAPHQL {{base}}/g

query { b { c } }

### relative
GET /things HTTP/1.1
Host: localhost:3000`);
    expect(entries.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST {{base}}/g',
      'POST {{base}}/g',
      'GET http://localhost:3000/things',
    ]);
    expect(bodies(entries)).toEqual([
      { kind: 'graphql', query: 'query One { a }', variables: '{"n": 1.0}' },
      { kind: 'graphql', query: 'query { b { c } }' },
      null,
    ]);
    expect(entries[0]?.endpoint?.headers).toEqual({ 'X-A': ['1', '2'] });
  });

  it('says which authentication no key has', () => {
    const entries = http(`
GET https://h.test/a
Authorization: Digest ann secretPassword1

###
GET https://h.test/b
Authorization: AWS AKIAEXAMPLE secretPassword1`);
    expect(entries.map(({ notes }) => notes)).toEqual([
      ['Digest authentication is left out: no key is sent like this'],
      ['AWS authentication is left out: no key is sent like this'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('secretPassword1');
  });

  it('says that its scripts are left out, once', () => {
    const [entry] = http(`
< {% request.variables.set("a", "1") %}
GET https://h.test/a

> {% client.log("x") %}`);
    expect(entry?.notes).toEqual(['Scripts are left out']);
  });

  it('may be a curl command', () => {
    const entries = http(`
@base = https://h.test

### a user
GET {{base}}/users/1

### a new one
# added by hand
curl -X POST {{base}}/users \\
  -H 'X-A: b' \\
  --json '{"a": 1.0}'

### the last
DELETE {{base}}/users/1`);
    expect(entries.map(({ line, name, method, url }) => [line, name, method, url])).toEqual([
      [4, 'a user', 'GET', '{{base}}/users/1'],
      [8, 'a new one', 'POST', '{{base}}/users'],
      [13, 'the last', 'DELETE', '{{base}}/users/1'],
    ]);
    // {{base}} is a variable here, and no pattern of curl.
    expect(entries[1]?.notes).toEqual([]);
    expect(entries[1]?.endpoint).toMatchObject({
      description: 'added by hand',
      headers: { 'X-A': 'b' },
      body: { kind: 'json', text: '{"a": 1.0}' },
    });
  });

  it('shares with the others how much its commands may expand', () => {
    const block = `curl https://h.test\nA=${'x'.repeat(1000)}\ncurl https://h.test -d "${'$A'.repeat(900)}"\n`;
    const { drafts } = readHttpFile(Array.from({ length: 8 }, (_, at) => `### ${at}\n${block}`).join(''));
    const expanded = drafts.map(({ body }) => JSON.stringify(body ?? '').length);
    expect(expanded.reduce((sum, length) => sum + length, 0)).toBeLessThan(1_100_000);
  });
});
