import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { atFields, readFormFailure } from '#src/lib/form-failure.ts';

const issue = (path: (string | number)[], message: string) => ({ path, message });

const refused = (message: string, issues?: unknown) =>
  new TRPCClientError(message, {
    result: { error: { code: -32600, message, data: { code: 'BAD_REQUEST', httpStatus: 400, issues } } },
  });

const beforeProcedures = (message: string, issues: unknown) =>
  new TRPCClientError('No', {
    meta: { response: { status: 400, statusText: '' } as Response, responseJSON: { message, issues } },
  });

const pathOf = atFields(['name', 'endsOn'], { endsAt: 'endsOn' });

describe('what the server found wrong with a form', () => {
  it('goes to the fields, of each the first message, and is said nowhere else', () => {
    const error = refused('Too short', [
      issue(['name'], 'Too short'),
      issue(['name'], 'Not a name'),
      issue(['endsAt'], 'Not a time'),
    ]);
    const fields = { name: 'Too short', endsOn: 'Not a time' };
    expect(readFormFailure(error, pathOf)).toEqual({ fields, message: undefined });
    expect(readFormFailure(error, pathOf, '400: Too short')).toEqual({ fields, message: undefined });
  });

  it('is found too where it was refused before the procedures', () => {
    const error = beforeProcedures('Too short', [issue(['name'], 'Too short')]);
    expect(readFormFailure(error, pathOf).fields).toEqual({ name: 'Too short' });
  });

  it('is said beside the fields where it belongs to none of them', () => {
    const error = refused('One', [issue(['name'], 'One'), issue(['owner', 0], 'Two'), issue([], 'Three')]);
    expect(readFormFailure(error, pathOf)).toEqual({ fields: { name: 'One' }, message: 'Two Three' });
  });

  it('is not said again where a toast says it', () => {
    const error = refused('One', [issue(['owner'], 'One'), issue([], 'Two')]);
    expect(readFormFailure(error, pathOf, '400: One').message).toBe('Two');
    expect(readFormFailure(error, pathOf, 'Failed to save').message).toBe('One Two');
  });
});

describe('a failure that is not about the input', () => {
  it('is said as it is, unless a toast tells of it', () => {
    const error = refused('The disk is full.');
    expect(readFormFailure(error, pathOf)).toEqual({ fields: {}, message: '400: The disk is full.' });
    expect(readFormFailure(error, pathOf, 'Failed to save').message).toBeUndefined();
    expect(readFormFailure(new Error('Gone'), pathOf).message).toBe('Gone');
  });

  it('is none where nothing failed', () => {
    expect(readFormFailure(null, pathOf)).toEqual({ fields: {}, message: undefined });
  });

  it.each([undefined, null, 'x', [7], [{ path: 'name', message: 'x' }], [null]])(
    'does not break on issues of another shape: %j',
    (issues) => {
      expect(readFormFailure(refused('No', issues), pathOf)).toEqual({ fields: {}, message: '400: No' });
    },
  );
});
