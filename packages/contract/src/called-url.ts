import { httpUrl } from '#src/common.ts';
import { withAsciiHost } from '#src/plain/ascii-host.ts';

/** The URL of what is called, with its host as it is sent. */
export const calledUrl = (message?: string) => httpUrl(message).overwrite(withAsciiHost);
