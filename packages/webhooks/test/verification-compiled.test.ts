import { CODEGEN_LANGUAGES } from '@gatehouse/contract/plain/codegen-options.ts';
import { describe, expect, it } from 'vitest';
import { testVerificationCode } from '#test/run-verification.ts';

/* Compilers take long, and the shell starts many processes. The other languages are in verification.test.ts. */
const SLOW = ['java', 'go', 'csharp', 'curl'] as const;

describe.each(SLOW)('verification code in %s', testVerificationCode);

it('is tested in every language', () => {
  expect([...SLOW, 'javascript', 'python', 'php', 'ruby'].toSorted()).toEqual(CODEGEN_LANGUAGES.toSorted());
});
