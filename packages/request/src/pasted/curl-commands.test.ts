import { describe, expect, it } from 'vitest';
import { writeBody } from '#src/body/write-body.ts';
import { curlCommands, hasCurlCommand } from '#src/pasted/curl-commands.ts';
import { readPastedRequest } from '#src/pasted/read-pasted-request.ts';

/** `line METHOD URL body` for each command, or why it is none. */
const read = (text: string): string[] =>
  curlCommands(text).commands.map((command) => {
    const found = readPastedRequest(command.text);
    const { method, endpoint, body: kept } = found?.request ?? {};
    const body = String(writeBody(kept, {})?.body ?? '');
    return [command.line, found?.problem ?? `${method} ${endpoint} ${body}`.trim()].join(' ');
  });

describe('the commands of a text', () => {
  it('end where the shell ends them, with their line and the comment in front', () => {
    const text = [
      '#!/bin/sh',
      '# List boxes',
      '# Newest first.',
      'curl https://a.test/boxes \\',
      "  -H 'Accept: text/plain'",
      '',
      '# Far away',
      '',
      '$ curl -d \'{"note":',
      'curl https://in.a.body/',
      '"}\' https://a.test/notes',
      'curl "https://a.test/\\"x" # and more',
      "curl --data-raw $'it\\'s\n' https://a.test/ansi",
    ].join('\n');
    expect(read(text)).toEqual([
      '4 GET https://a.test/boxes',
      '9 POST https://a.test/notes {"note":\ncurl https://in.a.body/\n"}',
      '12 GET https://a.test/"x',
      "13 POST https://a.test/ansi it's",
    ]);
    expect(curlCommands(text).commands.map(({ comments }) => comments)).toEqual([
      ['List boxes', 'Newest first.'],
      [],
      [],
      [],
    ]);
    expect(curlCommands(text).others).toEqual([]);
  });

  it('may be written for cmd.exe or PowerShell, with any line breaks', () => {
    const cmd = 'curl ^"https://a.test/x^" ^\r\n  -H ^"A: b^"\r\ncurl https://a.test/y `\r\n  -d z=1\r\n';
    expect(read(cmd)).toEqual([
      '1 GET https://a.test/x',
      expect.stringMatching(/^3 POST https:\/\/a\.test\/y/),
    ]);
  });

  it('that have a quote without an end leave the next ones alone', () => {
    expect(read("curl 'https://a.test/x\n\ncurl https://a.test/y")).toEqual([
      '1 A quote in the command is not closed',
      '3 GET https://a.test/y',
    ]);
  });

  it('are found among the lines of a script and of Markdown', () => {
    const text = 'export API_KEY="abc"\nBASE=https://a.test\nset -e\n```sh\ncurl $BASE/x\n```\nIt lists all.';
    const { commands, assignments, others } = curlCommands(text);
    expect(commands.map(({ line }) => line)).toEqual([5]);
    expect(assignments).toEqual([
      { line: 1, name: 'API_KEY', value: 'abc' },
      { line: 2, name: 'BASE', value: 'https://a.test' },
    ]);
    expect(others).toEqual([3, 7]);
  });
});

it.each([
  ['curl https://a.test', true],
  ['text\n  sudo /usr/bin/curl -s https://a.test', true],
  ['TOKEN=1 curl.exe x', true],
  ['We use curly braces', false],
  ['http example.test/a', true],
  ['> xh -f POST :3000/a b=c', true],
  ['https -a ann:secret GET example.test', true],
  ['http example.test', true],
  ['http example.test a=b', true],
  ['http localhost:3000', true],
  ['http://a.test is called', false],
  ['https - the secure protocol', false],
  ['http vs. https', false],
  ['HTTP/1.1 200 OK', false],
  ['http requests are sent one by one.', false],
  ['https is used, see a.test/b', false],
  ['GET https://a.test/curl x', false],
])('%j has a command: %s', (text, expected) => {
  expect(hasCurlCommand(text)).toBe(expected);
});
