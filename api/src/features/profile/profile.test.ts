import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.rest('DELETE', '/user-profile/1');
});

const REQUIRED = {
  companyName: 'Acme',
  companyWebsite: 'https://acme.example',
  contactName: 'Ada Lovelace',
  contactEmail: 'ada@acme.example',
  projectDescription: 'A dashboard for bakers',
  apiUsageDescription: 'Reads the orders of a shop',
};
const OPTIONAL = {
  companyDescription: 'We bake 🥐 und شيء',
  companySize: '1001+',
  companyIndustry: 'Food',
  contactPhone: '+49 30 1234',
  projectUrl: 'https://acme.example/app',
  expectedCallVolume: '1,000 a day',
  privacyMeasures: 'Encrypted at rest',
  additionalDetails: 'None',
};
const NONE = Object.fromEntries(Object.keys(OPTIONAL).map((field) => [field, null]));

const read = () => test.rest('GET', '/user-profile');
const create = (more: object = {}) => test.rest('POST', '/user-profile', { ...REQUIRED, ...more });
const patch = (body: object, id = 1) => test.rest('PATCH', `/user-profile/${id}`, body);

describe('the profile', () => {
  it('is not found while there is none', async () => {
    const { status, body } = await read();
    expect([status, body.message]).toEqual([404, 'Profile not found']);
  });

  it('is returned as it was stored, with null for what was not given', async () => {
    const { status, body } = await create({ projectUrl: '' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 1,
      ...REQUIRED,
      ...NONE,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    });
    expect((await read()).body).toEqual(body);
  });

  it('has every optional field', async () => {
    expect((await create(OPTIONAL)).body).toMatchObject({ ...REQUIRED, ...OPTIONAL });
  });

  it('can be created once, also by two callers at the same time', async () => {
    const results = await Promise.all([create(), create({ companyName: 'Other' })]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, body } = await create();
    expect([status, body.message]).toEqual([409, 'There is a profile already. Change it instead.']);
  });

  it('changes the given fields alone, and null clears one', async () => {
    const { body: created } = await create(OPTIONAL);
    const { body } = await patch({ companyName: 'Acme 2', contactPhone: null });
    expect(body).toEqual({
      ...created,
      companyName: 'Acme 2',
      contactPhone: null,
      updatedAt: expect.any(String),
    });
    expect((await read()).body).toEqual(body);
  });

  it('is not changed or deleted under another id, or if there is none', async () => {
    expect((await patch({ companyName: 'x' })).status).toBe(404);
    expect((await test.rest('DELETE', '/user-profile/1')).status).toBe(404);
    await create();
    expect((await patch({ companyName: 'x' }, 2)).status).toBe(404);
    expect((await test.rest('DELETE', '/user-profile/2')).status).toBe(404);
    expect((await read()).body.companyName).toBe('Acme');
  });

  it('works the same way over tRPC', async () => {
    const created = await test.trpc('mutation', 'profile.create', REQUIRED);
    expect(created.body).toMatchObject(REQUIRED);
    const changed = await test.trpc('mutation', 'profile.update', { id: 1, companySize: '11-50' });
    expect(changed.body).toMatchObject({ ...REQUIRED, companySize: '11-50' });
    expect((await test.trpc('query', 'profile.get')).body).toEqual(changed.body);
    expect((await test.trpc('mutation', 'profile.delete', { id: 1 })).body).toEqual({ id: 1 });
    expect((await test.trpc('query', 'profile.get')).status).toBe(404);
  });
});

describe('a wrong profile', () => {
  const WRONG: [wrong: object, field: string, message: string][] = [
    [{ companyName: ' ' }, 'companyName', 'Company name is required'],
    [{ companyWebsite: 'acme.example' }, 'companyWebsite', 'Must be a valid URL'],
    [{ companyWebsite: 'javascript:alert(1)' }, 'companyWebsite', 'Must be a valid URL'],
    [{ contactName: '' }, 'contactName', 'Contact name is required'],
    [{ contactEmail: 'ada@' }, 'contactEmail', 'Invalid email address'],
    [{ projectDescription: 'too short' }, 'projectDescription', 'Project description is required'],
    [{ apiUsageDescription: ' 123456789 ' }, 'apiUsageDescription', 'API usage description is required'],
    [{ projectUrl: 'javascript:alert(1)' }, 'projectUrl', 'Must be a valid URL'],
    [{ companyName: 'n'.repeat(100_000) }, 'companyName', 'Must be at most 200 characters'],
    [{ additionalDetails: 'n'.repeat(100_000) }, 'additionalDetails', 'Must be at most 5000 characters'],
    [
      { additionalDetails: 'a\0' },
      'additionalDetails',
      'Must not contain NUL or unpaired surrogate characters',
    ],
  ];

  it.each(WRONG)('%# is not created', async (wrong, field, message) => {
    const { status, body } = await create(wrong);
    expect([status, body.message, body.issues[0].path[0]]).toEqual([400, message, field]);
    expect((await read()).status).toBe(404);
  });

  it.each(WRONG)('%# changes nothing', async (wrong, field, message) => {
    const { body: created } = await create();
    const { status, body } = await patch({ contactPhone: '1', ...wrong });
    expect([status, body.message, body.issues[0].path[0]]).toEqual([400, message, field]);
    expect((await read()).body).toEqual(created);
  });
});
