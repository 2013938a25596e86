import type { Profile } from '@gatehouse/contract/profile.ts';
import { expect, it } from 'vitest';
import { NO_APPLICATION } from '#src/features/applications/application-values.ts';
import { filledFrom, withoutFilled } from '#src/features/applications/auto-fill.ts';

const profile: Profile = {
  id: 1,
  companyName: 'Acme',
  companyWebsite: 'https://acme.example',
  companyDescription: null,
  companySize: '1001+',
  companyIndustry: null,
  contactName: 'Ada',
  contactEmail: 'ada@acme.example',
  contactPhone: null,
  projectDescription: 'A dashboard',
  apiUsageDescription: 'Reads orders',
  projectUrl: 'https://acme.example/app',
  expectedCallVolume: '1,000 a day',
  privacyMeasures: null,
  additionalDetails: 'None',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

it('a profile fills in the fields that are empty, in the terms of an application', () => {
  expect(filledFrom(profile, { ...NO_APPLICATION, contactName: 'Grace' })).toEqual({
    companyName: 'Acme',
    companyWebsite: 'https://acme.example',
    companySize: '1000+',
    contactEmail: 'ada@acme.example',
    projectDescription: 'A dashboard',
    useCase: 'Reads orders',
    estimatedApiCalls: '1,000 a day',
  });
});

it('taking it back leaves what was changed since', () => {
  const filled = filledFrom(profile, NO_APPLICATION);
  const values = { ...NO_APPLICATION, ...filled, companyName: 'Acme Ltd' };
  const restored = { ...values, ...withoutFilled(filled, values) };
  expect(restored).toEqual({ ...NO_APPLICATION, companyName: 'Acme Ltd' });
});
