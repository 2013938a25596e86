import { expect, it } from 'vitest';
import { EXAMPLE_PROMPTS } from '#src/plain/example-prompts.ts';
import { messagesOf } from '#test/messages.ts';
import { recommendInput } from './discover.ts';

const TOO_SHORT = 'Please enter at least 10 characters describing your project requirements';

it('requires 10 characters and accepts at most 5,000', () => {
  for (const requirements of [undefined, '', 'r'.repeat(9), ` ${'r'.repeat(9)} `]) {
    expect(messagesOf(recommendInput, { requirements })).toEqual({ requirements: TOO_SHORT });
  }
  expect(messagesOf(recommendInput, { requirements: 'r'.repeat(10) })).toEqual({});
  expect(messagesOf(recommendInput, { requirements: 'r'.repeat(5000) })).toEqual({});
  expect(messagesOf(recommendInput, { requirements: 'r'.repeat(5001) })).toEqual({
    requirements: 'Must be at most 5000 characters',
  });
});

it('offers three valid examples', () => {
  expect(EXAMPLE_PROMPTS).toHaveLength(3);
  for (const requirements of EXAMPLE_PROMPTS)
    expect(messagesOf(recommendInput, { requirements })).toEqual({});
});
