import { describe, expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { safeLink } from '#src/observations/details.ts';
import { observed, rememberSecret } from '#test/observed.ts';

const CONSOLE = 'https://console.developers.google.com/apis/api/vision.googleapis.com/overview?project=1';

describe('a link of a response', () => {
  it.each([CONSOLE, 'https://github.com/orgs/acme/sso?authorization_request=AZ'])('is shown: %s', (link) =>
    expect(safeLink(link)).toBe(link),
  );

  it.each([
    'https://evil.example/apis/api/x',
    'http://console.developers.google.com/apis/api/x',
    'https://console.developers.google.com.evil.example/apis/api/x',
    'https://console.developers.google.com@evil.example/apis/',
    'https://console.cloud.google.com/apis/x"><script>',
    'https://github.com/evil/repo',
    `https://console.cloud.google.com/apis/${'x'.repeat(300)}`,
    undefined,
  ])('is left out: %s', (link) => expect(safeLink(link)).toBeUndefined());
});

describe('what a stranger writes into an error', () => {
  const disabled = (metadata: Record<string, string>) =>
    analysisOf(
      observeResponse(
        observed({
          status: 403,
          body: {
            error: {
              code: 403,
              status: 'PERMISSION_DENIED',
              details: [
                { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED', metadata },
              ],
            },
          },
        }),
      ),
    );

  it('names the API to enable, with the link to the console', () => {
    expect(disabled({ serviceTitle: 'Cloud Vision API', activationUrl: CONSOLE })).toContain(
      `The API is “Cloud Vision API”. Enable it at ${CONSOLE}`,
    );
  });

  it('adds no link of its own, and is quoted, on one line and bounded', () => {
    const words = disabled({
      serviceTitle: `x\n\u202e<a href="https://evil.example">${'y'.repeat(500)}`,
      activationUrl: 'https://evil.example/enable',
    });
    expect(words).not.toContain('evil.example/enable');
    expect(words.split('\n')[0]).toMatch(/The API is “x <a href=.{20,100}…”\.$/);
  });

  it('does not repeat a secret', () => {
    rememberSecret('a-secret-in-the-title-of-an-api');
    expect(disabled({ serviceTitle: 'a-secret-in-the-title-of-an-api' })).toContain('“[secret]”');
  });

  it.each([
    ['eu-central-1', 'The region is eu-central-1.'],
    ['nowhere <b>', undefined],
    ['https://evil.example', undefined],
  ])('is a region only if it looks like one: %s', (region, words) => {
    const body = `<?xml version="1.0"?><Error><Code>PermanentRedirect</Code><Message>m</Message></Error>`;
    const headers = { 'content-type': 'application/xml', 'x-amz-bucket-region': region };
    const text = analysisOf(observeResponse(observed({ status: 301, body, headers })));
    if (words === undefined) expect(text).not.toContain(region);
    else expect(text).toContain(words);
  });
});
