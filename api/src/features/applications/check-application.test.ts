import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const site = createServer((request, response) => {
  const status = Number(request.url?.slice(1) || 200);
  response.writeHead(status, { 'content-type': 'text/html' }).end('<p>page</p>');
});
let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => site.close(resolve));
});

type Hint = { field: string; level: string; text: string };
const check = async (input: object): Promise<Hint[]> => {
  const { status, body } = await test.rest('POST', '/applications/check', input);
  expect(status).toBe(200);
  return body.hints;
};
const hintFor = async (field: string, input: object): Promise<[string, string] | undefined> => {
  const found = (await check(input)).find((hint) => hint.field === field);
  return found && [found.level, found.text];
};

describe('the e-mail address', () => {
  it.each([
    ['ada@acme.example', 'https://acme.example', 'ok'],
    ['ada@mail.acme.example', 'https://www.acme.example/about', 'ok'],
    ['ada@acme.example', 'https://developers.acme.example', 'ok'],
    ['ada@other.example', 'https://acme.example', 'warning'],
    ['ada@acme.example.evil.example', 'https://acme.example', 'warning'],
    ['ada@gmail.com', 'https://acme.example', 'warning'],
    ['ada@shop-a.github.io', 'https://shop-b.github.io', 'warning'],
    ['ada@a.co.uk', 'https://b.co.uk', 'warning'],
  ])('%s with %s: %s', async (contactEmail, companyWebsite, level) => {
    // Nothing answers at these names, which only the remark about the website says.
    const [found] = (await hintFor('contactEmail', { contactEmail, companyWebsite })) ?? [];
    expect(found).toBe(level);
  });

  it('is not judged without a website', async () => {
    expect(await check({ contactEmail: 'ada@gmail.com', companyWebsite: 'acme' })).toEqual([]);
  });
});

describe('pages', () => {
  it.each([
    ['', 'warning', 'The website can be opened, but not over https.'],
    ['/404', 'warning', 'The website was not found: its server answers with status 404.'],
    [
      '/403',
      'warning',
      'The website answers programs with status 403. Make sure that a reviewer can open it without logging in.',
    ],
    ['/500', 'warning', 'The website answers with status 500.'],
  ])('%s gets its remark', async (path, level, text) => {
    expect(await hintFor('companyWebsite', { companyWebsite: base + path })).toEqual([level, text]);
  });

  it('that cannot be reached are told with the reason', async () => {
    const [level, text] = (await hintFor('companyWebsite', { companyWebsite: 'http://127.0.0.1:1' })) ?? [];
    expect(level).toBe('warning');
    expect(text).toMatch(/^The website cannot be opened\. .*refused/i);
  });

  it('about privacy are opened too, if the platform asks for one', async () => {
    const { id: platformId } = await providerBySlug(test, 'facebook');
    const input = { platformId, platformSpecificFields: { privacyPolicyUrl: `${base}/404` } };
    expect(await hintFor('privacyPolicyUrl', input)).toEqual([
      'warning',
      'The privacy policy was not found: its server answers with status 404.',
    ]);
  });

  it('that are no web pages are left to the form', async () => {
    expect(await check({ companyWebsite: 'javascript:alert(1)' })).toEqual([]);
  });

  it('of this server itself are not opened', async () => {
    const [, text] = (await hintFor('companyWebsite', { companyWebsite: 'http://169.254.169.254/' })) ?? [];
    expect(text).toMatch(/^The website cannot be opened\./);
  });
});

describe('the project name', () => {
  it.each([
    ['Facebook Sync', 'warning'],
    ['SyncForInstagram', 'warning'],
    ['sync for whatsapp', 'warning'],
    ['MyWhatsAppBot', 'warning'],
    ['metadata browser', undefined],
    ['Orders', undefined],
  ])('%s: %s', async (projectName, level) => {
    const { id: platformId } = await providerBySlug(test, 'facebook');
    expect((await hintFor('projectName', { platformId, projectName }))?.[0]).toBe(level);
  });
});

describe('descriptions', () => {
  const GOOD =
    'Bakeries connect their shop. Every hour we read new orders, group them by delivery day, and print one baking plan for the night shift. Nothing is written back, and orders are deleted after 30 days.';
  it.each([
    ['too short to judge', 'We use the API.', 'warning'],
    [
      'long, but empty',
      'This is a great platform for our users with the best app and the best data. '.repeat(3),
      'warning',
    ],
    ['specific', GOOD, 'ok'],
    [
      'Japanese, which is shorter',
      'パン屋の注文を一時間ごとに読み取り、配達日ごとにまとめて夜勤の担当者に焼成計画を印刷します。注文は三十日後に削除されます。'.repeat(
        1,
      ),
      'ok',
    ],
    [
      'Arabic',
      'تقرأ الخدمة طلبات المخابز كل ساعة وتجمعها حسب يوم التسليم ثم تطبع خطة الخبز لفريق الليل ولا تكتب أي شيء في المتجر وتحذف الطلبات بعد ثلاثين يوما من القراءة الأولى لها',
      'ok',
    ],
  ])('%s', async (_name, useCase, level) => {
    expect((await hintFor('useCase', { useCase }))?.[0]).toBe(level);
  });

  it('that are repeated are told', async () => {
    expect(await hintFor('useCase', { useCase: GOOD, projectDescription: GOOD })).toEqual([
      'warning',
      'The use case repeats the project description. Say what you do with this API.',
    ]);
  });
});

it('an empty application gets no remarks, and one that is too long is rejected', async () => {
  expect(await check({})).toEqual([]);
  const { status, body } = await test.rest('POST', '/applications/check', { useCase: 'n'.repeat(100_000) });
  expect([status, body.message]).toEqual([400, 'Must be at most 5000 characters']);
});

it('works the same way over tRPC', async () => {
  const input = { contactEmail: 'ada@gmail.com', companyWebsite: base };
  const { body } = await test.trpc('mutation', 'applications.check', input);
  expect(body.hints).toEqual(await check(input));
});
