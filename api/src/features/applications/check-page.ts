import type { ApplicationHint } from '@gatehouse/contract/applications.ts';
import { isHttpUrl } from '@gatehouse/contract/plain/http-url.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { Deps } from '#src/deps.ts';

/** Nothing of a page is read, only whether it is there. */
const LIMITS = { totalMs: 10_000, decodedBytes: 65_536 } as const;

const said = (status: number, what: string): string | undefined => {
  if (status < 400) return undefined;
  if (status === 404 || status === 410)
    return `The ${what} was not found: its server answers with status ${status}.`;
  // Some sites turn every program away. A reviewer opens the page in a browser.
  if (status === 401 || status === 403 || status === 429)
    return `The ${what} answers programs with status ${status}. Make sure that a reviewer can open it without logging in.`;
  return `The ${what} answers with status ${status}.`;
};

/** Whether a page can be opened by a stranger; undefined for a URL that is missing or none. */
export const checkPage = async (
  deps: Deps,
  { field, url, what }: { field: string; url: string; what: string },
  signal: AbortSignal,
): Promise<ApplicationHint | undefined> => {
  if (!isHttpUrl(url)) return undefined;
  try {
    const response = await deps.outbound.request('user', {
      method: 'GET',
      url,
      headers: { accept: 'text/html,*/*;q=0.5', 'user-agent': 'Gatehouse' },
      limits: { ...LIMITS },
      keepPartial: true,
      signal,
    });
    const problem = said(response.status, what);
    if (problem !== undefined) return { field, level: 'warning', text: problem };
    const isPlain = new URL(response.url).protocol === 'http:';
    if (isPlain) return { field, level: 'warning', text: `The ${what} can be opened, but not over https.` };
    return { field, level: 'ok', text: `The ${what} can be opened.` };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { field, level: 'warning', text: `The ${what} cannot be opened. ${error.message}` };
  }
};
