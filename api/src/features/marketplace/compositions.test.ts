import { describe, expect, it } from 'vitest';
import { SECRETS, useCompositions } from '#test/compositions.ts';

const stand = useCompositions(['github', 'openai', 'slack']);
const { replies, order, last, execute } = stand;

const ISSUES = [
  { number: 7, title: 'It leaks', html_url: 'https://github.com/o/r/issues/7', body: 'A lot.' },
  { number: 6, title: 'A change', html_url: 'https://github.com/o/r/pull/6', pull_request: {} },
];
const WRITTEN = { model: 'gpt-4o-mini-2024', choices: [{ message: { content: 'One leak.' } }] };

describe('a composition', () => {
  it('is run over REST: its steps in order, with the keys and the values passed on', async () => {
    replies.github = ISSUES;
    replies.openai = WRITTEN;
    const { status, body } = await execute('github-issues-summary', { inputs: { owner: 'o', count: 3 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'github-issues-summary', status: 'completed', retryOf: null });
    expect(order).toEqual(['github', 'openai']);
    expect(last('github')).toMatchObject({
      method: 'GET',
      path: '/base/repos/o/node/issues?state=open&sort=created&direction=desc&per_page=3',
    });
    expect(last('github').headers.authorization).toBe(`Bearer ${SECRETS.github}`);
    expect(last('openai').headers.authorization).toBe(`Bearer ${SECRETS.openai}`);
    expect(JSON.parse(last('openai').body)).toMatchObject({
      model: 'gpt-4o-mini',
      messages: [
        { role: 'system' },
        {
          role: 'user',
          content: JSON.stringify([
            { number: 7, title: 'It leaks', url: 'https://github.com/o/r/issues/7', text: 'A lot.' },
          ]),
        },
      ],
    });
    expect(body.output).toEqual({
      summary: 'One leak.',
      issues: [{ number: 7, title: 'It leaks', url: 'https://github.com/o/r/issues/7' }],
    });
    for (const secret of Object.values(SECRETS)) expect(JSON.stringify(body)).not.toContain(secret);
    expect((await stand.test.rest('GET', `/marketplace/runs/${body.runId}`)).body).toEqual(body);
    expect((await stand.test.rest('GET', '/marketplace/runs/github-issues-summary')).body).toEqual(body);
  });
});
