import { createApplicationInput } from '@gatehouse/contract/applications.ts';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_LABELS,
  applicationPath,
  NO_APPLICATION,
  parseApplication,
  REQUIRED_FIELDS,
  STEP_FIELDS,
  stepOfField,
  toApplicationInput,
} from '#src/features/applications/application-values.ts';

const FIELDS = Object.keys(createApplicationInput.shape);

it('every field of an application is in the form, has a label, and stands in one step', () => {
  expect(Object.keys(NO_APPLICATION).sort()).toEqual([...FIELDS].sort());
  expect(Object.keys(APPLICATION_LABELS).sort()).toEqual([...FIELDS].sort());
  expect(STEP_FIELDS.flat().sort()).toEqual([...FIELDS].sort());
});

it('the required fields are those that the operation requires', () => {
  const missing = createApplicationInput.safeParse({}).error?.issues.map(({ path }) => path[0]);
  expect([...REQUIRED_FIELDS].sort()).toEqual(missing?.sort());
});

describe('an issue', () => {
  it('belongs to the field and the step that it is about', () => {
    expect(applicationPath(['useCase'])).toBe('useCase');
    expect(stepOfField('useCase')).toBe(2);
    expect(applicationPath(['platformSpecificFields', 'callbackUrl'])).toBe(
      'platformSpecificFields.callbackUrl',
    );
    expect(stepOfField('platformSpecificFields.callbackUrl')).toBe(3);
    expect(applicationPath(['apiScopes', 0])).toBe('apiScopes');
    expect(applicationPath(['toString'])).toBeUndefined();
  });
});

it('what is sent has no size that was not chosen, and no empty answers', () => {
  const values = { ...NO_APPLICATION, platformSpecificFields: { a: ' ', b: 'yes' } };
  expect(toApplicationInput(values)).toMatchObject({
    companySize: null,
    platformSpecificFields: { b: 'yes' },
  });
});

describe('a stored draft', () => {
  it('is read as it was stored', () => {
    const values = { ...NO_APPLICATION, platformId: 3, apiScopes: ['a'], platformSpecificFields: { a: 'b' } };
    expect(parseApplication(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });

  it.each([
    null,
    'x',
    {},
    { ...NO_APPLICATION, apiScopes: [1] },
    { ...NO_APPLICATION, platformSpecificFields: { a: 1 } },
    { ...NO_APPLICATION, platformSpecificFields: [] },
    { ...NO_APPLICATION, platformId: '3' },
  ])('of another shape is left alone: %#', (stored) => {
    expect(parseApplication(stored)).toBeUndefined();
  });
});
