import { expect, it } from 'vitest';
import { messagesOf } from '#test/messages.ts';
import { executeCompositionInput } from './compositions.ts';

it('an execution requires an id and accepts inputs', () => {
  expect(messagesOf(executeCompositionInput, { id: 'pay-and-tell' })).toEqual({});
  expect(messagesOf(executeCompositionInput, { id: 'pay-and-tell', inputs: { amount: 5 } })).toEqual({});
  for (const id of ['', 'A', 'a b', '../x', 'a-', 'a--b', 'a'.repeat(101)]) {
    expect(executeCompositionInput.safeParse({ id }).success, id).toBe(false);
  }
});
