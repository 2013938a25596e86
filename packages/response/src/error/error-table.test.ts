import type { CodeReading, Condition, ErrorTable } from '@gatehouse/contract/plain/error-table.ts';
import { describe, expect, it } from 'vitest';
import { hasForm, readCodes } from '#src/error/error-table.ts';

const body = (object: Record<string, unknown>, headers = {}) => ({ object, headers, root: undefined });
const codesIn = (reading: CodeReading, object: Record<string, unknown>) => {
  const table: ErrorTable = { id: 'acme', name: 'Acme', rank: 0, codes: {}, readings: [reading] };
  return readCodes(table, body(object));
};
const inBody = (...steps: CodeReading['codes'] | ('entries' | 'values' | 'names')[][number][]) =>
  ({
    in: 'body',
    steps: steps.map((step) => (/^(?:entries|values|names)$/.test(step) ? step : [step])),
  }) as Condition['at'];

describe('the codes of a table', () => {
  const ENTRIES = { at: inBody('errors', 'entries', 'code'), codes: ['{}'] };

  it('are read from each entry whose own fields fit', () => {
    const kind: Condition = { at: { in: 'entry', steps: [['kind']] }, equals: 'fatal' };
    const errors = [
      { code: 'A', kind: 'fatal' },
      { code: 'B', kind: 'hint' },
      { code: 7, kind: 'fatal' },
    ];
    expect(codesIn({ ...ENTRIES, if: [kind] }, { errors })).toEqual(['A']);
    expect(codesIn({ ...ENTRIES, is: 'any' }, { errors })).toEqual(['A', 'B', '7']);
  });

  it('can be written with what matched and what stands beside it', () =>
    expect(
      codesIn(
        { at: inBody('errors', 'entries', 'code'), matches: '/^E(\\d+)/', codes: ['{1}', '{.field} {}'] },
        { errors: [{ code: 'E12', field: 'name' }] },
      ),
    ).toEqual(['12', 'name E12']));

  it('are the names of fields, or of the parts of a path', () => {
    expect(codesIn({ at: inBody('errors', 'names'), codes: ['{}'] }, { errors: { token: 'x' } })).toEqual([
      'token',
    ]);
    expect(codesIn({ at: inBody('path'), codes: ['{parts}'] }, { path: 'path/not_found/..' })).toEqual([
      'not_found',
      'path',
    ]);
  });

  it('are none for what is blank, of another type, or inherited', () => {
    expect(codesIn(ENTRIES, { errors: [{ code: ' ' }, { code: null }, 'x', null] })).toEqual([]);
    expect(codesIn({ at: inBody('constructor', 'name'), codes: ['{}'] }, {})).toEqual([]);
  });

  it('ask for all entries where one is not enough', () => {
    const all: Condition = { at: inBody('data', 'entries', 'status'), all: true, equals: 'error' };
    const reading: CodeReading = { at: inBody('data', 'entries', 'code'), if: [all], codes: ['{}'] };
    const failed = { status: 'error', code: 'A' };
    expect(codesIn(reading, { data: [failed, failed] })).toEqual(['A', 'A']);
    expect(codesIn(reading, { data: [failed, { status: 'ok' }] })).toEqual([]);
    expect(codesIn({ codes: ['some'], if: [all] }, { data: [] })).toEqual([]);
  });
});

it('a form is one of several, and all of what it asks for', () => {
  const header: Condition = { at: { in: 'headers', steps: [['x-acme-id']] } };
  const type: Condition = { at: inBody('type'), matches: '/_error$/' };
  const code: Condition = { at: inBody('code'), is: 'number' };
  const forms = [[header], [type, code]];
  expect(hasForm(forms, body({}, { 'x-acme-id': '1' }))).toBe(true);
  expect(hasForm(forms, body({ type: 'api_error', code: 1 }))).toBe(true);
  expect(hasForm(forms, body({ type: 'api_error', code: '1' }))).toBe(false);
});
