import { describe, expect, it } from 'vitest';
import { writeBody } from '#src/body/write-body.ts';
import { curlCommand } from '#src/curl-command.ts';
import { readPastedRequest } from '#src/pasted/read-pasted-request.ts';
import { asked } from '#test/asked.ts';

const bodyOf = (text: string) => writeBody(readPastedRequest(text)?.request?.body, {})?.body;

describe('a body that is piped into curl', () => {
  it('is read again from the command that is written for a long one', () => {
    const body = { text: 'it’s “long”\n'.repeat(12_000) };
    const api = { baseUrl: 'https://a.example', defaultHeaders: {} };
    const command = curlCommand(asked({ method: 'POST', endpoint: '/notes', body }), api);
    expect(command).toMatch(/^printf %s /);
    const read = readPastedRequest(command ?? '');
    expect(read).toMatchObject({
      what: 'a cURL command',
      request: { method: 'POST', endpoint: 'https://a.example/notes', notes: [] },
    });
    expect(JSON.parse(String(writeBody(read?.request?.body, {})?.body))).toEqual(body);
  });

  it.each([
    [`echo '{"a":1}' | curl https://a.example -d @-`, '{"a":1}'],
    [`echo -n '{"a": 1}' | curl --json @- https://a.example`, '{"a": 1}'],
    [
      `$ printf '%s\\n' '{"a":2}' |\n  curl -H 'Content-Type: application/json' -d @- https://a.example`,
      '{"a":2}',
    ],
    [`printf '[3]' | sudo curl --json @- https://a.example`, '[3]'],
    [`echo 'a b' | curl --data-urlencode text@- https://a.example`, 'text=a+b%0A'],
  ])('is what %j writes', (text, body) => {
    expect(bodyOf(text)).toBe(body);
  });

  it.each([
    'echo -e "a\\tb" | curl -d @- https://a.example',
    'printf "%d" 5 | curl -d @- https://a.example',
    'printf "a\\n" | curl -d @- https://a.example',
    'curl -d @- https://a.example',
  ])('that only running %j would tell is not read', (text) => {
    expect(readPastedRequest(text)?.problem).toBe('The body comes from a pipe, which cannot be read here.');
  });

  it.each(['echo x || curl https://a.example', 'echo x', 'echo x | sh', 'echo | grep curl'])(
    'is not found in %j',
    (text) => {
      expect(readPastedRequest(text)).toBeUndefined();
    },
  );
});
