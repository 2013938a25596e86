import { describe } from 'vitest';
import { testVerificationCode } from '#test/run-verification.ts';

describe.each(['javascript', 'python', 'php', 'ruby'] as const)(
  'verification code in %s',
  testVerificationCode,
);
