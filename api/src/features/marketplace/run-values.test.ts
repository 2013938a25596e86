import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { SECRETS, useCompositions } from '#test/compositions.ts';
import { startUpstream } from '#test/upstream.ts';

const stand = useCompositions(['github', 'openai', 'slack', 'openweather']);
const { replies, order, last, execute } = stand;

const POSTED = { ok: true, channel: 'C1', ts: '1' };
const UNFLAGGED = { results: [{ flagged: false, categories: {} }] };
const send =
  (status: number, body: string | Buffer, type = 'application/json') =>
  (_call: unknown, response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': type }).end(body);

const failing = async (id: string, input = {}) => {
  const { status, body } = await execute(id, input);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'failed', output: null });
  expect(body.steps.at(-1).error).toBe(body.error);
  return body;
};

describe('a step that fails', () => {
  it.each([
    [send(401, '{"message": "Bad credentials"}'), 'GitHub returned 401: Bad credentials'],
    [send(404, '{"message": "Not Found"}'), 'GitHub returned 404: Not Found'],
    [send(500, ''), 'GitHub returned 500'],
    [send(200, '<!doctype html><title>Hi</title>', 'text/html'), 'GitHub returned HTML, not JSON'],
    [send(200, 'plain', 'text/plain'), 'GitHub returned text/plain, not JSON'],
    [send(200, `[${'[],'.repeat(120_000)}[]]`), 'The response of GitHub has too many values'],
    [send(200, '['.repeat(5000)), 'The response of GitHub is nested too deep'],
    [send(200, JSON.stringify('x'.repeat(10 * 1024 * 1024))), 'The response of GitHub is longer than 2 MiB'],
    [(_call: unknown, response: ServerResponse): void => void response.destroy(), /closed|reset/i],
  ] as const)('ends the run with its reason (%#)', async (reply, error) => {
    replies.github = reply;
    const body = await failing('github-issues-summary');
    expect(body.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error));
    expect(order).toEqual(['github']);
    expect(body.steps).toHaveLength(1);
    expect((body.steps[0].response ?? '').length).toBeLessThanOrEqual(16_384);
  });

  it('quotes an error that Slack reports with status 200', async () => {
    replies.openai = UNFLAGGED;
    replies.slack = { ok: false, error: 'channel_not_found' };
    const body = await failing('moderated-slack-post');
    expect(body.error).toBe('Slack rejected the message: channel_not_found');
    expect(body.steps.map(({ id, error }: { id: string; error?: string }) => [id, error])).toEqual([
      ['moderation', undefined],
      ['post', 'Slack rejected the message: channel_not_found'],
    ]);
  });

  it('posts nothing that is flagged, or that was not judged', async () => {
    replies.openai = {
      results: [{ flagged: true, categories: { hate: true, violence: false, harassment: true } }],
    };
    expect((await failing('moderated-slack-post')).error).toBe(
      'The text was not posted, because OpenAI flagged it: hate, harassment',
    );
    for (const unclear of [
      {},
      { results: [] },
      { results: [{ flagged: null }] },
      { results: [{ flagged: 'no' }] },
    ]) {
      replies.openai = unclear;
      expect((await failing('moderated-slack-post')).error).toBe(
        'OpenAI did not say whether the text may be posted',
      );
    }
    expect(order).not.toContain('slack');
  });

  it('has values for later steps of at most 64 KiB', async () => {
    // 26 entries of 1,000 characters that are three bytes long.
    replies.github = Array.from({ length: 26 }, (_unused, number) => ({
      number,
      title: 't',
      html_url: 'u',
      body: '€'.repeat(1000),
    }));
    expect((await failing('github-issues-summary')).error).toBe(
      'The values for later steps are longer than 64 KiB',
    );
    expect(order).toEqual(['github']);
  });
});

it('a run with nothing to do is completed with a note, and calls nobody else', async () => {
  replies.github = [];
  const { body } = await execute('github-issues-summary');
  expect(body).toMatchObject({ status: 'completed', output: null });
  expect(body.note).toBe('Nothing to summarize: among the newest entries is no open issue.');
  expect(order).toEqual(['github']);
});

describe('values that a provider returns', () => {
  const HOSTILE = 'x\r\nX-Evil: 1 ../../ ?a=b#c {owner} "}], <!channel> \u202e😀';

  it('change nothing of the next request but the text that they are', async () => {
    replies.github = { name: HOSTILE, html_url: HOSTILE, body: HOSTILE };
    replies.slack = POSTED;
    const { body } = await execute('github-release-to-slack');
    expect(body.status).toBe('completed');
    const { path, headers, body: sent } = last('slack');
    expect(path).toBe('/base/chat.postMessage');
    expect(headers).not.toHaveProperty('x-evil');
    const message = JSON.parse(sent);
    expect(Object.keys(message)).toEqual(['channel', 'text', 'unfurl_links', 'unfurl_media']);
    expect(message.channel).toBe('#general');
    expect(message.text).toContain('X-Evil: 1 ../../ ?a=b#c {owner} "}], &lt;!channel&gt; \u202e😀');
  });

  it.each([[{ a: 1 }], [['x']], [{ jmespath: 'inputs' }], [7]])(
    'end the run if they are not of the right kind: %j',
    async (name) => {
      replies.github = { name, html_url: 'u', body: 'b' };
      const body = await failing('github-release-to-slack');
      expect(body.error).toBe('The values are not what this step expects');
      expect(order).toEqual(['github']);
      expect(body.steps.at(-1)).toMatchObject({ id: 'post', status: null, request: null });
    },
  );

  it('are passed on without secrets: neither its key, nor another stored one, nor what looks like a key', async () => {
    const other = 'glpat-0123456789abcdefghij';
    replies.github = { name: 'v1', html_url: 'u', body: `${SECRETS.github} ${SECRETS.openai} ${other}` };
    replies.slack = POSTED;
    const { body } = await execute('github-release-to-slack');
    expect(body.status).toBe('completed');
    for (const text of [last('slack').body, JSON.stringify(body)])
      for (const secret of [SECRETS.github, SECRETS.openai, other]) expect(text).not.toContain(secret);
    expect(JSON.parse(last('slack').body).text).toContain('[secret]');
  });

  it('in a name like __proto__ are values like any other', async () => {
    replies.openai = UNFLAGGED;
    replies.slack = send(
      200,
      '{"ok": true, "__proto__": {"ok": false}, "channel": "C1", "ts": "1", "constructor": 1}',
    );
    expect((await execute('moderated-slack-post')).body.output).toEqual({ channel: 'C1', ts: '1' });
  });
});

describe('a redirect to another server', () => {
  it.each([301, 302, 303, 307, 308])(
    'with status %i takes no body, no key and no header there',
    async (status) => {
      const other = await startUpstream((_call, _request, response) => void response.end('{}'));
      replies.openai = UNFLAGGED;
      replies.slack = (_call: unknown, response: ServerResponse) =>
        void response
          .writeHead(status, { location: `${other.url.replace('127.0.0.1', 'localhost')}/x` })
          .end();
      const body = await execute('moderated-slack-post', { inputs: { text: 'Confidential words' } });
      expect(body.body.status).toBe('failed');
      for (const call of other.received) {
        expect(call.body).toBe('');
        expect(JSON.stringify(call)).not.toMatch(/Confidential|xoxb/);
      }
      if (status >= 307) expect(other.received).toEqual([]);
      await other.close();
    },
  );

  it('takes no parameters with values there, even if the location repeats them', async () => {
    const other = await startUpstream((_call, _request, response) => void response.end('{}'));
    replies.openweather = ({ path }: { path: string }, response: ServerResponse) =>
      void response
        .writeHead(302, { location: `${other.url.replace('127.0.0.1', 'localhost')}${path}` })
        .end();
    await execute('weather-outfit', { inputs: { city: 'Confidential' } });
    expect(other.received).toHaveLength(1);
    expect(other.received[0]?.path).not.toMatch(/Confidential|0123456789abcdef/);
    await other.close();
  });
});
