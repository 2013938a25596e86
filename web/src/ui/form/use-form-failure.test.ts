import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { atFields, readFormFailure } from '#src/ui/form/use-form-failure.ts';

const issue = (path: (string | number)[], message: string) => ({ path, message });

const rejected = (message: string, issues?: unknown) =>
  new TRPCClientError(message, {
    result: { error: { code: -32600, message, data: { code: 'BAD_REQUEST', httpStatus: 400, issues } } },
  });

const rejectedEarly = (message: string, issues: unknown) =>
  new TRPCClientError('No', {
    meta: { response: { status: 400, statusText: '' } as Response, responseJSON: { message, issues } },
  });

const pathOf = atFields(['name', 'endsOn'], { endsAt: 'endsOn' });

describe('what the server found wrong with a form', () => {
  it('is shown at the fields, the first message of each, and nowhere else', () => {
    const error = rejected('Too short', [
      issue(['name'], 'Too short'),
      issue(['name'], 'Not a name'),
      issue(['endsAt'], 'Not a time'),
    ]);
    const fields = { name: 'Too short', endsOn: 'Not a time' };
    expect(readFormFailure(error, pathOf)).toEqual({ fields, message: undefined, isAboutInput: true });
  });

  it('is also found if the request was rejected before the procedure', () => {
    const error = rejectedEarly('Too short', [issue(['name'], 'Too short')]);
    expect(readFormFailure(error, pathOf).fields).toEqual({ name: 'Too short' });
  });

  it('is shown apart from the fields if it belongs to none of them', () => {
    const error = rejected('One', [issue(['name'], 'One'), issue(['owner', 0], 'Two'), issue([], 'Three')]);
    expect(readFormFailure(error, pathOf)).toEqual({
      fields: { name: 'One' },
      message: 'Two Three',
      isAboutInput: true,
    });
  });
});

describe('a failure that is not about the input', () => {
  it('is shown unchanged', () => {
    const error = rejected('The disk is full.');
    const expected = { fields: {}, message: '400: The disk is full.', isAboutInput: false };
    expect(readFormFailure(error, pathOf)).toEqual(expected);
    expect(readFormFailure(new Error('Gone'), pathOf).message).toBe('Gone');
  });

  it('has no message if nothing failed', () => {
    expect(readFormFailure(null, pathOf)).toEqual({ fields: {}, message: undefined, isAboutInput: false });
  });

  it.each([undefined, null, 'x', [7], [{ path: 'name', message: 'x' }], [null]])(
    'is shown even if the issues have another shape: %j',
    (issues) => {
      expect(readFormFailure(rejected('No', issues), pathOf)).toMatchObject({
        fields: {},
        message: '400: No',
      });
    },
  );
});
