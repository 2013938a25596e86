import { z } from 'zod';
import { httpUrl } from '#src/common.ts';
import { withAsciiHost } from '#src/plain/ascii-host.ts';
import { isHttpUrl, MAX_URL_LENGTH } from '#src/plain/http-url.ts';
import { hasVariableHost, withStandIns } from '#src/plain/variables/marks.ts';

/** The URL of what is called, with its host as it is sent. */
export const calledUrl = (message?: string) => httpUrl(message).overwrite(withAsciiHost);

/** The same for a URL that is called with variables in it, which may say where it leads: `{{base}}/users`. */
export const templateUrl = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(MAX_URL_LENGTH, `Must be at most ${MAX_URL_LENGTH} characters`)
    .refine((value) => isHttpUrl(withStandIns(value)), message)
    .overwrite((value) => (hasVariableHost(value) ? value : withAsciiHost(value)));
