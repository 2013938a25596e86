import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { withoutSecrets } from '#src/logging/known-secrets.ts';
import { type CanaryApp, startCanaryApp } from '#test/canary-app.ts';
import { typeOfKind } from '#test/canary-requests.ts';
import { type JudgedText, judgedTexts } from '../../packages/secrets/test/judged-texts.ts';

/*
 * The judged texts of packages/secrets, against everything that shows or keeps a text: no secret of them is there, and what is
 * none stays. What cannot have a text of a kind is not given one.
 */

const CASES = [...judgedTexts('reader-cases.tsv'), ...judgedTexts('reader-cases-aside.tsv')];

let app: CanaryApp;

beforeAll(async () => {
  app = await startCanaryApp({ answer: (_call, _request, response) => response.end('{}') });
});
afterAll(async () => {
  await app.close();
  await endImportThreads();
});

/** A fragment is neither stored nor sent. */
const hasFragment = ({ kind, text }: JudgedText): boolean => kind === 'url' && text.includes('#');

type Request = { endpoint: string; headers?: Record<string, string>; requestBody?: unknown };

/** The text as a part of a request; undefined if no request has it. */
const requestWith = ({ kind, text }: JudgedText): Request | undefined => {
  if (kind === 'url')
    return URL.canParse(text) && !/^https:\/\/[^/]*@/.test(text) ? { endpoint: text } : undefined;
  if (kind === 'header') {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/s.exec(text) ?? [];
    return { endpoint: 'https://a.test/x', headers: { [name]: value } };
  }
  if (['yaml', 'toml', 'csv'].includes(kind)) return undefined;
  try {
    const parsed = JSON.parse(text);
    return Array.isArray(parsed)
      ? { endpoint: 'https://a.test/x', requestBody: { list: parsed } }
      : { endpoint: 'https://a.test/x', requestBody: parsed };
  } catch {
    return { endpoint: 'https://a.test/x', requestBody: { note: text } };
  }
};

/** The secret as it is, and as JSON, a URL and a program write it. */
const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

const has = (text: string, { secrets }: JudgedText): boolean =>
  secrets.some((secret) => formsOf(secret).some((form) => text.includes(form)));

/**
 * Whether no text shows a secret, and whether each that has none is whole, of those that `show` can have.
 * @param show what is shown of a text, and whether nothing stands for a part of it: undefined if that cannot be told there
 */
const run = async (
  show: (one: JudgedText) => Promise<{ shown: string; isWhole: boolean | undefined } | undefined>,
): Promise<void> => {
  const leaked: string[] = [];
  const hidden: string[] = [];
  const unmarked: string[] = [];
  let asked = 0;
  for (const one of CASES) {
    const result = await show(one);
    if (result === undefined) continue;
    if (has(result.shown, one)) leaked.push(one.text);
    if (one.secrets.length === 0 && result.isWhole === false) hidden.push(one.text);
    if (one.secrets.length > 0 && result.isWhole === true) unmarked.push(one.text);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(150);
  expect({ leaked, hidden, unmarked }).toEqual({ leaked: [], hidden: [], unmarked: [] });
};

describe('the judged texts', { timeout: 60_000 }, () => {
  it('in generated code', async () => {
    await run(async (one) => {
      const request = requestWith(one);
      if (request === undefined) return undefined;
      const { status, body } = await app.test.rest('POST', '/generate-code', {
        ...request,
        apiKeyId: app.keyId,
        method: 'POST',
        language: 'javascript',
      });
      // What the language cannot send is an error.
      if (status !== 200) return undefined;
      return {
        shown: JSON.stringify(body),
        isWhole: hasFragment(one) ? undefined : !/CUSTOM_(?!API_KEY\b)/.test(body.code),
      };
    });
  });

  it('in the history and its search', async () => {
    await run(async (one) => {
      const isUrl = one.kind === 'url';
      const header = /^([^:]+): (.*)$/s.exec(one.text);
      if (isUrl && !URL.canParse(one.text)) return undefined;
      const { pathname, search } = isUrl ? new URL(one.text) : new URL('https://a.test/x');
      const isText = !isUrl && one.kind !== 'header';
      const { body } = await app.test.rest('POST', '/test', {
        apiKeyId: app.keyId,
        method: 'POST',
        endpoint: isUrl ? `${pathname}${search}` : '/x',
        headers: isText
          ? { 'Content-Type': typeOfKind(one.kind) }
          : one.kind === 'header'
            ? { [header?.[1] ?? '']: header?.[2] ?? '' }
            : {},
        ...(isText ? { requestBody: one.text } : {}),
      });
      if (body.error !== undefined || body.status === undefined) return undefined;
      const { items } = (await app.test.rest('GET', '/history?limit=1')).body;
      const { id } = items[0];
      const entry = (await app.test.rest('GET', `/history/${id}`)).body;
      const row = await app.test.deps.connection.db
        .selectFrom('history_search')
        .selectAll()
        .where('rowid', '=', id)
        .execute();
      const shown = JSON.stringify([items, entry, row]);
      // The host is that of the test, so the path of a webhook means nothing.
      return isUrl && /hooks|webhook|ifttt|@/.test(one.text)
        ? undefined
        : { shown, isWhole: hasFragment(one) ? undefined : !shown.includes('[secret]') };
    });
  });

  it('in a prompt', async () => {
    await run(async (one) => {
      if (
        !['plain', 'url', 'json', 'form'].includes(one.kind) ||
        one.secrets.some((secret) => !/\d/.test(secret))
      )
        return undefined;
      app.model.received.length = 0;
      app.model.behave({ says: '{}' });
      await app.test.rest('POST', '/recommendations', { requirements: `send text messages. ${one.text}` });
      // Beside the requirement stand facts of the catalog, which contain no secret.
      const shown = app.model.received
        .map(({ body }) => JSON.parse(JSON.parse(body).messages.at(-1).content).requirements)
        .join('\n');
      return {
        shown,
        // The values of a query are never in a prompt.
        isWhole: one.kind !== 'plain' || one.text.includes('?') ? undefined : !shown.includes('[secret]'),
      };
    });
  });

  it('in the review of an import', async () => {
    await run(async (one) => {
      const request = requestWith(one);
      if (request === undefined) return undefined;
      const text = JSON.stringify({
        info: { name: 'x', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
        item: [
          {
            name: 'Judged',
            request: {
              method: 'POST',
              url: request.endpoint,
              header: Object.entries(request.headers ?? {}).map(([key, value]) => ({ key, value })),
              ...(request.requestBody === undefined
                ? {}
                : { body: { mode: 'raw', raw: JSON.stringify(request.requestBody) } }),
            },
          },
        ],
      });
      const review = (await app.test.rest('POST', '/imports/review', { text })).body;
      // What a browser adds to a request by itself is not imported, nor what is computed for each call.
      const isDropped =
        /^(?:Referer|Cookie|X-Forwarded-Uri)$/.test(Object.keys(request.headers ?? {}).join()) ||
        Object.values(request.headers ?? {}).some((value) => /^Digest /.test(value));
      return {
        shown: JSON.stringify(review),
        isWhole: hasFragment(one) || isDropped ? undefined : review.secrets.length === 0,
      };
    });
  });

  it('in a line of the log', async () => {
    await run(async (one) => {
      if (one.kind === 'header' || ['yaml', 'toml', 'csv'].includes(one.kind)) return undefined;
      const shown = withoutSecrets(JSON.stringify({ level: 'info', reason: one.text }), 'json');
      return {
        shown, // The values of a query are never in the log.
        isWhole: /[?&]/.test(one.text) || one.kind === 'url' ? undefined : !shown.includes('[secret]'),
      };
    });
  });

  // The last one: what an endpoint hides is a stored secret, which no code may have.
  it('in a saved endpoint, its lists and its exports', async () => {
    await run(async (one) => {
      const request = requestWith(one);
      if (request === undefined) return undefined;
      const { status, body } = await app.test.rest('POST', '/saved-endpoints', {
        ...request,
        providerId: app.providerId,
        name: 'Judged',
        method: 'POST',
      });
      // A name of a field that is a secret is rejected.
      if (status !== 200) return { shown: JSON.stringify(body), isWhole: false };
      return {
        shown: JSON.stringify(body),
        isWhole: hasFragment(one) ? undefined : !JSON.stringify(body).includes('*****'),
      };
    });
    const list = await app.test.rest('GET', '/saved-endpoints');
    expect(list.body.length).toBeGreaterThan(150);
    const exports = await Promise.all(
      ['openapi', 'postman', 'curl', 'http'].map((format) =>
        app.test.rest('GET', `/saved-endpoints/export?format=${format}&providerId=${app.providerId}`),
      ),
    );
    const shown = JSON.stringify([list.body, exports.map(({ body }) => body.text)]);
    // Some words are a secret in one text and none in another.
    const isOpenElsewhere = ({ secrets }: JudgedText): boolean =>
      CASES.some((other) =>
        secrets.some((secret) => !other.secrets.includes(secret) && other.text.includes(secret)),
      );
    expect(CASES.filter((one) => has(shown, one) && !isOpenElsewhere(one))).toEqual([]);
  });
});
