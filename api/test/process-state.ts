// Runs before each test file. The files of a run share a process, in which the server keeps two things for as long as
// it lives; they are set back to what a start finds, so that no file depends on which ran before it.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { rememberSecret } from '#src/logging/known-secrets.ts';

/** As many as are remembered at once: all that earlier files made known is pushed out. */
const REMEMBERED = 100;

for (let count = 0; count < REMEMBERED; count += 1) rememberSecret(randomBytes(24).toString('hex'));

// buildApp installs its own messages.
z.config({ customError: undefined });
