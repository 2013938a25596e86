import { describe, expect, it } from 'vitest';
import { readPastedRequest } from '#src/pasted/read-pasted-request.ts';

const read = (text: string) => {
  const found = readPastedRequest(text);
  if (found?.request === undefined) throw new Error(found?.problem ?? 'not recognized');
  return found.request;
};

describe('a placeholder is no key, in every kind of quotes', () => {
  it.each([
    'curl https://a.test -H "Authorization: Bearer $(gcloud auth print-access-token)"',
    "curl https://a.test -H 'Authorization: Bearer $(gcloud auth print-access-token)'",
    'curl https://a.test -H "Authorization: Bearer `pass show token`"',
    'curl https://a.test -H Authorization:\\ Bearer\\ $TOKEN',
    'curl https://a.test -u "$STRIPE_KEY:" -d a=1',
    "curl https://a.test -u '$STRIPE_KEY:' -d a=1",
    'curl https://a.test -u "$SID:$TOKEN"',
    'curl https://a.test -u "AC123456:$UNSET"',
    'curl https://a.test -u "AC123456:$(pass show token)"',
    'curl --oauth2-bearer "$TOKEN" https://a.test',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a shell, not of a template
    'curl "https://a.test/?api_key=${UNSET}"',
    'http https://a.test "Authorization:Bearer $(cat token)"',
    'A=$(cat token)\ncurl https://a.test -H "X-Api-Key: $A"',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({
      credential: undefined,
      notes: expect.arrayContaining([
        expect.stringMatching(/^Left out, because it only stands for a key: [\w-]+\.$/),
      ]),
    });
  });

  it('and stays as it is written elsewhere, which is told', () => {
    expect(read('curl "https://a.test/$ID" -H "X-Id: $(uuidgen)"')).toMatchObject({
      endpoint: 'https://a.test/$ID',
      headers: [['X-Id', '$(uuidgen)']],
      notes: ['Not known here, so kept as it is written: $ID, $(uuidgen).'],
    });
  });
});

it.each([
  ['# first\n# second\ncurl https://a.test/x', 'https://a.test/x'],
  ['```sh\n$ curl https://a.test/x\n```\nand more', 'https://a.test/x'],
  ['Prose first:\n~~~\ncurl https://a.test/x\n~~~', 'https://a.test/x'],
  ['#!/bin/bash\nset -e\ncurl https://a.test/x', 'https://a.test/x'],
  ['env A=1 B=2 curl https://a.test/x', 'https://a.test/x'],
  ['A=\'https://a.test\'; export B=5\ncurl "$A/$B"', 'https://a.test/5'],
  ['A=1\nB="$A-2"\ncurl https://a.test/$B', 'https://a.test/1-2'],
  ["A=1\ncurl 'https://a.test/$A'", 'https://a.test/$A'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a shell, not of a template
  ['curl "https://a.test/${A:-5}"', 'https://a.test/5'],
])('the command of %j is read', (text, endpoint) => {
  expect(read(text)).toMatchObject({ endpoint, notes: [] });
});

it.each([
  ["curl https://a.test -d @- <<'EOF'\na=$x\nEOF", 'a=$x'],
  ['curl https://a.test --data-binary @- <<EOF\na\nb\nEOF', 'a\nb\n'],
  ['X=1\ncurl https://a.test -d @- <<EOF\na=$X\\$\nEOF', 'a=1$'],
  ['cat <<-EOF | curl https://a.test -d @-\n\ta\n\tEOF', 'a'],
  ['curl https://a.test -d "$(cat <<EOF\nit\'s\nEOF\n)"', "it's"],
  ["curl https://a.test -d @- <<< 'a b'", 'a b'],
])('the here-document of %j is its body', (text, body) => {
  const { body: found, notes } = read(text);
  expect([found?.kind === 'text' && found.text, notes]).toEqual([body, []]);
});

it.each([
  ["curl https://a.test -d 'x`\n```\ny\n```'", 'x`\n```\ny\n```'],
  ["curl https://a.test `\n  -H \"X-A: it's\" `\n  -d 'x`\ny'", 'x`\ny'],
  ["# don't\ncurl https://a.test `\n  -d 'x'", 'x'],
  ["curl https://a.test --data-binary @- <<'EOF'\n```\nx\n```\nEOF", '```\nx\n```\n'],
])('a backtick at the end of a line of a body is a part of it: %j', (text, body) => {
  const { body: found } = read(text);
  expect(found?.kind === 'text' && found.text).toBe(body);
});

it.each([
  [
    'curl https://a.test/a -d 1 --next https://a.test/b -d 2',
    'Only the first request of the command was read, the one before --next.',
  ],
  ['curl https://a.test/a -d 1\ncurl https://a.test/b -d 2', 'Only the first command was read.'],
])('of several requests the first is taken: %j', (text, note) => {
  expect(read(text)).toMatchObject({
    method: 'POST',
    endpoint: 'https://a.test/a',
    body: { text: '1' },
    notes: [note],
  });
});

it('typographic quotes and dashes are read as what they were', () => {
  expect(read('curl “https://a.test/a” –X PUT ‘-H’ ‘X-A: 1’')).toMatchObject({
    method: 'PUT',
    endpoint: 'https://a.test/a',
    headers: [['X-A', '1']],
    notes: ['Typographic quotes, dashes and spaces were read as plain ones.'],
  });
});

it('a file is asked for by its name', () => {
  expect(read('curl https://a.test -F \'a="x;y";type=text/x\' -F f=@b/c.png')).toMatchObject({
    body: {
      kind: 'multipart',
      parts: [
        { name: 'a', value: 'x;y', contentType: 'text/x' },
        { name: 'f', fileName: 'c.png', contentType: 'image/png' },
      ],
    },
    notes: ['Only its name is in the command, so choose the file: c.png.'],
  });
  expect(read('curl -T a.bin https://a.test/dir/')).toMatchObject({
    method: 'PUT',
    endpoint: 'https://a.test/dir/a.bin',
    body: { kind: 'binary', fileName: 'a.bin' },
  });
});
