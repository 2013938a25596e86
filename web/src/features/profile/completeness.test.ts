import type { PlatformField } from '@gatehouse/contract/application-platform.ts';
import { expect, it } from 'vitest';
import { completenessFor } from '#src/features/profile/completeness.tsx';
import { NO_PROFILE } from '#src/features/profile/profile-values.ts';

const field = (source: PlatformField['source']) => ({ source }) as PlatformField;

const ALWAYS = [
  'companyName',
  'companyWebsite',
  'contactName',
  'contactEmail',
  'projectDescription',
  'apiUsageDescription',
];

it('a platform always wants what an application requires', () => {
  expect(completenessFor({ fields: [] }, NO_PROFILE)).toEqual({ wanted: ALWAYS, missing: ALWAYS });
});

it('a platform also wants what answers its own questions', () => {
  const fields = [field('contactPhone'), field('estimatedApiCalls'), field('projectName'), field(null)];
  const values = { ...NO_PROFILE, contactPhone: '1', companyName: ' ', contactName: 'Ada' };
  const { wanted, missing } = completenessFor({ fields }, values);
  expect(wanted.filter((name) => !ALWAYS.includes(name))).toEqual(['contactPhone', 'expectedCallVolume']);
  expect(missing).toContain('companyName');
  expect(missing).toContain('expectedCallVolume');
  expect(missing).not.toContain('contactPhone');
  expect(missing).not.toContain('contactName');
});
