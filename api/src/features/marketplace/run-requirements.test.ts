import { describe, expect, it, onTestFinished } from 'vitest';
import { keyFor, listProvider, SECRETS, useCompositions } from '#test/compositions.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { makeOauthConfig } from '#test/oauth-login.ts';

const stand = useCompositions(['openai']);
const { order, execute } = stand;
const rest: typeof stand.test.rest = (...call) => stand.test.rest(...call);

describe('a composition whose providers have no keys', () => {
  it('is refused with 412 that names them, before anything is called', async () => {
    const { status, body } = await execute('moderated-slack-post');
    expect(status).toBe(412);
    expect(body).toEqual({
      code: 'PRECONDITION_FAILED',
      message: 'Slack has no active key or connection. Add Slack to the provider list first.',
    });
    const all = await execute('commit-digest-email', {
      inputs: { to: 'a@example.com', from: 'b@example.com' },
    });
    expect(all.status).toBe(412);
    expect(all.body.message).toBe(
      'GitHub and Resend have no active key or connection. Add Resend to the provider list first.',
    );
    expect(order).toEqual([]);
    expect((await rest('GET', '/marketplace/runs')).body.items).toEqual([]);
    const overTrpc = await stand.test.trpc('mutation', 'compositions.execute', {
      id: 'moderated-slack-post',
    });
    expect(overTrpc).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED' } });
  });

  it('says what it lacks', async () => {
    const { body } = await rest('GET', '/marketplace/compositions/moderated-slack-post/readiness');
    const openai = await providerBySlug(stand.test, 'openai');
    expect(body).toEqual({
      id: 'moderated-slack-post',
      isReady: false,
      providers: [
        {
          provider: 'openai',
          name: 'OpenAI',
          providerId: openai.id,
          canConnect: false,
          credentials: [{ type: 'key', id: expect.any(Number), name: 'openai key' }],
        },
        { provider: 'slack', name: 'Slack', providerId: null, canConnect: false, credentials: [] },
      ],
    });
    expect((await rest('GET', '/marketplace/compositions/nothing/readiness')).status).toBe(404);
  });

  it('offers a login only where one is known, or a configuration for it is saved', async () => {
    const canConnect = async (id: string) => {
      const { body } = await rest('GET', `/marketplace/compositions/${id}/readiness`);
      const providers = body.providers as { provider: string; canConnect: boolean }[];
      return Object.fromEntries(providers.map((one) => [one.provider, one.canConnect]));
    };
    expect(await canConnect('failed-charges-sms')).toEqual({ stripe: true, twilio: false });
    expect(await canConnect('github-issues-summary')).toEqual({ github: true, openai: false });
    const config = await makeOauthConfig(
      stand.test,
      { authorizationUrl: 'https://login.example/authorize', tokenUrl: 'https://login.example/token' },
      { slug: 'twilio' },
    );
    expect(await canConnect('failed-charges-sms')).toEqual({ stripe: true, twilio: true });
    await rest('DELETE', `/oauth-configs/${config.id}`);
    expect(await canConnect('failed-charges-sms')).toEqual({ stripe: true, twilio: false });
  });

  it('does not take another company by its name for the provider', async () => {
    const { db } = stand.test.deps.connection;
    const from = await providerBySlug(stand.test, 'custom');
    await listProvider(stand.test, 'deepl');
    const deepl = await providerBySlug(stand.test, 'deepl');
    await makeKey(stand.test, { slug: 'deepl', apiKey: SECRETS.deepl });
    // The row of an API that was found on somebody's site.
    const origin = JSON.stringify({ type: 'site', name: 'DeepL', host: 'evil.example' });
    await db
      .updateTable('providers')
      .set({ origin, hosts: '["evil.example"]' })
      .where('id', '=', deepl.id)
      .execute();
    const { body } = await rest('GET', '/marketplace/compositions/translated-sms/readiness');
    expect(body.providers[0]).toMatchObject({ provider: 'deepl', providerId: null, credentials: [] });
    expect(from.id).not.toBe(deepl.id);
  });
});

describe('what a composition is run with', () => {
  it('is the only active key or connection, or the one of several that is named', async () => {
    await listProvider(stand.test, 'slack');
    const { url } = stand.upstream('openai');
    const first = await keyFor(stand.test, 'slack', url);
    const second = await keyFor(stand.test, 'slack', url);
    const { body } = await rest('GET', '/marketplace/compositions/moderated-slack-post/readiness');
    expect(body.isReady).toBe(true);
    expect(body.providers[1].credentials.map(({ id }: { id: number }) => id)).toEqual([second, first]);

    const { db } = stand.test.deps.connection;
    const wrong = async (credentials: object) => execute('moderated-slack-post', { credentials });
    const gone = await wrong({ slack: { apiKeyId: 99_999 } });
    expect(gone).toMatchObject({
      status: 404,
      body: {
        issues: [
          { path: ['credentials', 'slack'], message: 'API key not found: choose another one for Slack' },
        ],
      },
    });
    const foreign = await wrong({ openai: { apiKeyId: first } });
    expect(foreign).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: ['credentials', 'openai'], message: 'This API key does not belong to OpenAI' }],
      },
    });
    expect(await wrong({ github: { apiKeyId: first } })).toMatchObject({
      status: 400,
      body: { message: 'No step of this composition calls “github”' },
    });
    expect(await wrong({ slack: { connectionId: 5 } })).toMatchObject({ status: 404 });
    expect((await wrong({ slack: { apiKeyId: first, connectionId: 5 } })).status).toBe(400);
    expect(order).toEqual([]);

    stand.replies.openai = (call: { path: string }, response: import('node:http').ServerResponse) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            call.path.endsWith('moderations')
              ? { results: [{ flagged: false }] }
              : { ok: true, channel: 'C1', ts: '1' },
          ),
        );
    const ofSeveral = await execute('moderated-slack-post');
    const message = `Slack has several active keys and connections. Choose one in “credentials”: “slack key” (apiKeyId ${second}) and “slack key” (apiKeyId ${first})`;
    expect(ofSeveral).toMatchObject({
      status: 412,
      body: {
        message:
          'Slack has several active keys and connections. Choose what Slack is called with, and run it again.',
        issues: [{ path: ['credentials', 'slack'], message }],
      },
    });
    expect(order).toEqual([]);

    const used = async () => (await db.selectFrom('audit_events').selectAll().orderBy('id').execute()).at(-1);
    expect((await wrong({ slack: { apiKeyId: first } })).body.status).toBe('completed');
    await stand.test.rest('GET', '/audit');
    expect(await used()).toMatchObject({ action: 'key.test', subject_id: first });
    await stand.test.rest('PATCH', `/keys/${second}`, { keyType: 'production' });
    await db.updateTable('api_keys').set({ is_active: 0 }).where('id', '=', first).execute();
    expect((await wrong({})).body.status).toBe('completed');
    await stand.test.rest('GET', '/audit');
    expect(await used()).toMatchObject({ action: 'key.test', subject_id: second });
  });
});

describe('a key that may not be sent to the host of a step', () => {
  it('ends the run with words that name both, and nothing is sent', async () => {
    const { deps } = stand.test;
    const { url, received } = stand.upstream('openai');
    await listProvider(stand.test, 'slack');
    const slack = await providerBySlug(stand.test, 'slack');
    await deps.connection.db
      .updateTable('providers')
      .set({ base_url: url })
      .where('id', '=', slack.id)
      .execute();
    const key = await makeKey(stand.test, { slug: 'slack', apiKey: SECRETS.slack, name: 'Withheld' });
    stand.replies.openai = { results: [{ flagged: false }], ok: true, channel: 'C1', ts: '1' };
    // The outbound client would reach the address: only the rule about hosts is in the way.
    deps.localNetworks = false;
    onTestFinished(() => {
      deps.localNetworks = true;
    });
    const { status, body } = await execute('moderated-slack-post', {
      credentials: { slack: { apiKeyId: key.id } },
    });
    expect(status).toBe(200);
    const error = `The key for Slack may not be sent to ${new URL(url).host}, so nothing was sent`;
    expect(body).toMatchObject({ status: 'failed', error, output: null });
    expect(body.steps.at(-1)).toMatchObject({ id: 'post', status: null, request: null, error });
    expect(received.map(({ path }) => path)).toEqual(['/base/v1/moderations']);
    const { items } = (await rest('GET', `/audit?action=key.test&keyId=${key.id}`)).body;
    expect(items).toEqual([]);
  });
});

describe('the inputs of a composition', () => {
  const issuesFor = async (inputs: Record<string, unknown>) => {
    const overRest = await execute('moderated-slack-post', { inputs });
    const overTrpc = await stand.test.trpc('mutation', 'compositions.execute', {
      id: 'moderated-slack-post',
      inputs,
    });
    expect([overRest.status, overTrpc.status]).toEqual([400, 400]);
    expect(overTrpc.body.issues).toEqual(overRest.body.issues);
    return overRest.body.issues;
  };

  it('are named if they do not fit or are unknown', async () => {
    expect(await issuesFor({ text: '', channel: 'no channel', more: 1 })).toEqual([
      { path: ['inputs', 'text'], message: 'Enter a text' },
      { path: ['inputs', 'channel'], message: 'Enter a channel, such as #general or C0123456789' },
      { path: ['inputs', 'more'], message: 'There is no input “more”' },
    ]);
    expect((await issuesFor({ text: { jmespath: 'steps' } }))[0].path).toEqual(['inputs', 'text']);
    expect((await execute('no-such-thing')).status).toBe(404);
    expect((await execute('../x')).status).toBe(404);
    expect(order).toEqual([]);
  });

  it('are rejected if they contain a stored secret or what looks like a key', async () => {
    const message = 'Contains what is or looks like a secret: inputs are kept, and sent to providers';
    for (const text of [
      `It is ${SECRETS.openai}.`,
      `It is ${encodeURIComponent(SECRETS.openai)}.`,
      'ghp_0123456789abcdefghijklmnopqrstuvwxyz',
      'https://x.example/?token=abcdefgh',
    ]) {
      expect(await issuesFor({ text })).toEqual([{ path: ['inputs', 'text'], message }]);
    }
    expect(order).toEqual([]);
  });
});
