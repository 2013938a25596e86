import type { Application } from '@gatehouse/contract/applications.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let platformId: number;
beforeAll(async () => {
  test = await createTestApp();
  platformId = (await providerBySlug(test, 'github')).id;
});
afterAll(() => test.close());

const list = async (): Promise<Application[]> => (await test.rest('GET', '/applications')).body;
beforeEach(async () => {
  for (const { id } of await list()) await test.rest('DELETE', `/applications/${id}`);
});

const required = () => ({
  platformId,
  companyName: 'Acme',
  companyWebsite: 'https://acme.example',
  contactName: 'Ada Lovelace',
  contactEmail: 'ada@acme.example',
  projectName: 'Orders',
  projectDescription: 'A dashboard for bakers',
  useCase: 'Reads the orders of a shop',
});
const OPTIONAL = {
  companyDescription: 'We bake 🥐 und شيء',
  companySize: '1000+',
  companyIndustry: 'Food',
  contactPhone: '+49 30 1234',
  contactTitle: 'Engineer',
  contactLinkedIn: 'https://www.linkedin.com/in/ada',
  businessModel: 'Subscriptions',
  targetAudience: 'Bakers',
  estimatedApiCalls: '1,000 a day',
  launchTimeline: 'May',
  programmingLanguages: ['go', 'other'],
  securityMeasures: 'TLS',
  dataStorageApproach: 'EU',
  privacyMeasures: 'Encrypted at rest',
  apiScopes: ['read:user'],
  platformSpecificFields: { callbackUrl: 'https://acme.example/callback' },
};
const submit = (more: object = {}) => test.rest('POST', '/applications', { ...required(), ...more });

describe('an application', () => {
  it('is returned as it was stored, with null for what was not given', async () => {
    const { status, body } = await submit({ contactPhone: '' });
    expect(status).toBe(200);
    const empty = Object.fromEntries(Object.keys(OPTIONAL).map((field) => [field, null]));
    expect(body).toEqual({
      id: expect.any(Number),
      status: 'submitted',
      ...empty,
      programmingLanguages: [],
      apiScopes: [],
      platformSpecificFields: {},
      ...required(),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    });
    expect((await test.rest('GET', `/applications/${body.id}`)).body).toEqual(body);
  });

  it('has every optional field', async () => {
    expect((await submit(OPTIONAL)).body).toMatchObject({ ...required(), ...OPTIONAL });
  });

  it('is listed, the newest first', async () => {
    for (const projectName of ['First', 'Second']) await submit({ projectName });
    expect((await list()).map(({ projectName }) => projectName)).toEqual(['Second', 'First']);
  });

  it.each(['submitted', 'in_review', 'approved', 'rejected'])('can become %s', async (status) => {
    const { body } = await submit();
    const changed = await test.rest('PATCH', `/applications/${body.id}`, { status, projectName: 'ignored' });
    expect(changed.body).toEqual({ ...body, status, updatedAt: expect.any(String) });
  });

  it('can be deleted once', async () => {
    const { body } = await submit();
    expect((await test.rest('DELETE', `/applications/${body.id}`)).body).toEqual({ id: body.id });
    expect((await test.rest('DELETE', `/applications/${body.id}`)).status).toBe(404);
    for (const [method, input] of [
      ['GET', undefined],
      ['PATCH', { status: 'approved' }],
    ] as const) {
      const missing = await test.rest(method, `/applications/${body.id}`, input);
      expect([missing.status, missing.body.message]).toEqual([404, 'Application not found']);
    }
  });

  it('works the same way over tRPC', async () => {
    const { body } = await test.trpc('mutation', 'applications.create', { ...required(), ...OPTIONAL });
    expect((await test.trpc('query', 'applications.list')).body).toEqual([body]);
    expect((await test.trpc('query', 'applications.get', { id: body.id })).body).toEqual(body);
    const changed = await test.trpc('mutation', 'applications.update', { id: body.id, status: 'rejected' });
    expect(changed.body.status).toBe('rejected');
    expect((await test.trpc('mutation', 'applications.delete', { id: body.id })).body).toEqual({
      id: body.id,
    });
  });

  it.each<[wrong: object, field: string, message: string]>([
    [{ platformId: undefined }, 'platformId', 'Platform is required'],
    [{ platformId: 999_999 }, 'platformId', 'Unknown platform'],
    [{ companyName: ' ' }, 'companyName', 'Company name is required'],
    [{ companyWebsite: 'acme' }, 'companyWebsite', 'Enter a valid website URL'],
    [{ companyWebsite: 'javascript:alert(1)' }, 'companyWebsite', 'Enter a valid website URL'],
    [{ contactName: '' }, 'contactName', 'Contact name is required'],
    [{ contactEmail: 'ada' }, 'contactEmail', 'Enter a valid email'],
    [{ projectName: '' }, 'projectName', 'Project name is required'],
    [{ projectDescription: '' }, 'projectDescription', 'Project description is required'],
    [{ useCase: '' }, 'useCase', 'Use case is required'],
    [{ companyName: 'n'.repeat(100_000) }, 'companyName', 'Must be at most 200 characters'],
    [{ useCase: 'n'.repeat(100_000) }, 'useCase', 'Must be at most 5000 characters'],
    [{ businessModel: 'a\0' }, 'businessModel', 'Must not contain NUL or unpaired surrogate characters'],
    [
      { platformSpecificFields: Object.fromEntries([...Array(101).keys()].map((n) => [`f${n}`, ''])) },
      'platformSpecificFields',
      'Must have at most 100 fields',
    ],
  ])('%# is rejected with its message, and nothing is stored', async (wrong, field, message) => {
    const { status, body } = await submit(wrong);
    expect([status, body.message, body.issues[0].path[0]]).toEqual([400, message, field]);
    expect(await list()).toEqual([]);
  });

  it('cannot get a status that does not exist', async () => {
    const { body } = await submit();
    const { status, body: error } = await test.rest('PATCH', `/applications/${body.id}`, { status: 'lost' });
    expect([status, error.message]).toEqual([400, 'Must be one of submitted, in_review, approved, rejected']);
  });

  it('keeps its platform in the list', async () => {
    const [saved] = (await test.rest('POST', '/discover-apis', { query: 'Notion', autoSave: true })).body
      .saved;
    const { body: providers } = await test.rest('GET', '/providers');
    const { id } = providers.find(({ name }: { name: string }) => name === saved.name);
    const { body: application } = await submit({ platformId: id });
    const { status, body } = await test.rest('DELETE', `/providers/${id}`);
    expect([status, body.message]).toEqual([409, 'Notion has 1 application. Delete it first.']);
    await test.rest('DELETE', `/applications/${application.id}`);
    expect((await test.rest('DELETE', `/providers/${id}`)).status).toBe(200);
  });
});
