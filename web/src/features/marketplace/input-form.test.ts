import { describe, expect, it } from 'vitest';
import {
  initialInputs,
  inputFields,
  inputProblems,
  keptInputs,
  toInputs,
} from '#src/features/marketplace/input-form.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    repo: {
      type: 'string',
      title: 'Repository',
      description: 'owner/name',
      default: 'octocat/hello',
      minLength: 3,
    },
    note: { type: 'string', title: 'Note', maxLength: 1000 },
    limit: { type: 'integer', title: 'Limit', minimum: 1, maximum: 50, default: 10 },
    ratio: { type: 'number', title: 'Ratio', minimum: -Number.MAX_SAFE_INTEGER, default: 0.5 },
    isDraft: { type: 'boolean', title: 'Draft', default: true },
    state: { type: 'string', title: 'State', enum: ['open', 'closed'], default: 'closed' },
    depth: { title: 'Depth', enum: [1, 2] },
    labels: { type: 'array', title: 'Labels', default: ['bug'] },
  },
  required: ['limit', 'depth'],
};
const FIELDS = inputFields(SCHEMA);
const VALUES = initialInputs(FIELDS);

describe('the form of a composition', () => {
  it('has a field for each input, with its title and description', () => {
    expect(FIELDS.map(({ name, kind }) => [name, kind])).toEqual([
      ['repo', 'text'],
      ['note', 'long'],
      ['limit', 'integer'],
      ['ratio', 'number'],
      ['isDraft', 'boolean'],
      ['state', 'choice'],
      ['depth', 'choice'],
      ['labels', 'json'],
    ]);
    expect(FIELDS[3]).toMatchObject({ min: undefined });
    expect(FIELDS[0]).toMatchObject({ label: 'Repository', description: 'owner/name', isRequired: true });
    expect(inputFields({ properties: { plain: { type: 'string' } } })[0]).toMatchObject({ label: 'plain' });
    expect(inputFields({})).toEqual([]);
  });

  it('begins with the defaults', () => {
    expect(VALUES).toEqual({
      repo: 'octocat/hello',
      note: '',
      limit: '10',
      ratio: '0.5',
      isDraft: true,
      state: 'closed',
      depth: '1',
      labels: '[\n  "bug"\n]',
    });
  });

  it('sends each value with its type, and leaves empty fields to the server', () => {
    expect(toInputs(FIELDS, VALUES)).toEqual({
      repo: 'octocat/hello',
      limit: 10,
      ratio: 0.5,
      isDraft: true,
      state: 'closed',
      depth: 1,
      labels: ['bug'],
    });
    const emptied = toInputs(FIELDS, { ...VALUES, repo: '', ratio: ' ', isDraft: false, depth: '' });
    expect(emptied).toMatchObject({ repo: '', isDraft: false });
    expect(emptied).not.toHaveProperty('ratio');
    expect(emptied).not.toHaveProperty('depth');
    expect(emptied).not.toHaveProperty('note');
  });

  it.each([
    ['repo', ' ', 'Repository is required'],
    ['repo', 'ab', 'Repository must be at least 3 characters'],
    ['note', 'x'.repeat(1001), 'Note must be at most 1000 characters'],
    ['limit', 'ten', 'Limit must be a number'],
    ['limit', '1.5', 'Limit must be a whole number'],
    ['limit', '0', 'Limit must be at least 1'],
    ['limit', '51', 'Limit must be at most 50'],
    ['depth', '', 'Depth is required'],
    ['labels', '[bug', 'Labels must be JSON'],
  ])('says what is wrong with %s %j', (name, typed, message) => {
    expect(inputProblems(FIELDS, { ...VALUES, [name]: typed })).toEqual({ [name]: message });
  });

  it.each([
    ['limit', ''],
    ['limit', '50'],
    ['note', ''],
    ['ratio', '-1'],
  ])('accepts %s %j', (name, typed) => {
    expect(inputProblems(FIELDS, { ...VALUES, [name]: typed })).toEqual({});
  });

  it('keeps what was typed before, unless the input is gone or has another type', () => {
    expect(keptInputs(FIELDS, { repo: 'a/b', isDraft: 'yes', gone: 'x' })).toEqual({
      ...VALUES,
      repo: 'a/b',
    });
    expect(keptInputs(FIELDS, undefined)).toEqual(VALUES);
  });
});
