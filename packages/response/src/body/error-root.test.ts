import type { JsonValue } from '@gatehouse/contract/common.ts';
import { describe, expect, it } from 'vitest';
import { failedEntry } from '#src/body/error-root.ts';

describe('a batch', () => {
  it.each<JsonValue>([
    { passed: ['a'], failed: [{ name: 'b', message: 'expected 1' }] },
    { failed: [], successful: [{ id: 1 }] },
    { failed: [{ code: 'x' }] },
    { id: 7, failed: [{ code: 'x' }], done: [] },
    { results: [{ status: 404, body: { url: 'https://example.com' } }] },
    { responses: [{ status: 404, url: 'https://example.com' }] },
    { errorCount: 2, runs: [{ error: 'exit code 1' }] },
    { messages: [{ status: { groupName: 'PENDING', name: 'PENDING_ACCEPTED' } }] },
    { results: [{ status: { groupName: 'REJECTED' } }] },
    { FailedRecordCount: 0, Records: [{ ErrorCode: 'x' }] },
  ])('is none, or failed nowhere: %j', (value) => {
    expect(failedEntry(value)).toBeUndefined();
  });

  it.each<[JsonValue, boolean]>([
    [{ Successful: [{ Id: '1' }], Failed: [{ Id: '2', Code: 'x' }] }, true],
    [{ Successful: [], Failed: [{ Id: '2', Code: 'x' }] }, false],
    [{ tasks: [], failures: [{ arn: 'a', reason: 'MISSING' }] }, false],
    [{ FailedPutCount: 1, RequestResponses: [{ RecordId: 'a' }, { ErrorCode: 'x' }] }, true],
    [{ hasErrors: true, results: [{ statusCode: 400, result: [{ errorCode: 'x' }] }] }, false],
    [{ messages: [{ status: { groupName: 'REJECTED', name: 'REJECTED_DESTINATION' } }] }, false],
    [{ insertErrors: [{ index: 0, errors: [{ reason: 'invalid' }] }] }, true],
  ])('failed: %j', (value, isPartial) => {
    expect(failedEntry(value)?.isPartial).toBe(isPartial);
  });
});
