import { expect, it } from 'vitest';
import { classifyFailure } from '#src/db/failure.ts';

const coded = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

it.each([
  ['SQLITE_FULL', 'storage_full'],
  ['SQLITE_IOERR_FSYNC', 'unavailable'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED_SHAREDCACHE', 'busy'],
  ['SQLITE_READONLY', 'read_only'],
  ['SQLITE_CORRUPT_INDEX', 'read_only'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'conflict'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'conflict'],
  ['SQLITE_CONSTRAINT_CHECK', undefined],
  ['SQLITE_ERROR', undefined],
  ['23505', 'conflict'],
  ['23503', undefined],
  ['53100', 'storage_full'],
  ['53300', 'unavailable'],
  ['25006', 'unavailable'],
  ['0A000', 'unavailable'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['57P01', 'unavailable'],
  ['08006', 'unavailable'],
  ['42601', undefined],
  ['ECONNREFUSED', 'unavailable'],
  ['ECONNRESET', 'unavailable'],
  ['ENOENT', undefined],
])('the code %s means %s', (code, failure) => {
  expect(classifyFailure(coded(code))).toBe(failure);
});

it('a lost or failed connection without a code means unavailable', () => {
  expect(classifyFailure(new Error('Connection terminated unexpectedly'))).toBe('unavailable');
  expect(classifyFailure(new Error('timeout exceeded when trying to connect'))).toBe('unavailable');
});

it('an error that is not a database failure is not classified', () => {
  expect(classifyFailure(new Error('a defect'))).toBeUndefined();
  expect(classifyFailure('text')).toBeUndefined();
  expect(classifyFailure(undefined)).toBeUndefined();
});
