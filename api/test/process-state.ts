// Runs before each test file. The files of a run share a process, in which the server keeps two things in memory; they
// are reset to their state at a start, so that no file depends on those that ran before it.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { rememberSecret } from '#src/logging/known-secrets.ts';

/** The most secrets that are remembered: those of earlier files are pushed out. */
const REMEMBERED = 100;

for (let count = 0; count < REMEMBERED; count += 1) rememberSecret(randomBytes(24).toString('hex'));

// buildApp installs its own messages.
z.config({ customError: undefined });
