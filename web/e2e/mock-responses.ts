import type { Page } from '@playwright/test';

/*
 * Responds in place of the server, for states that the real one cannot produce on demand. A procedure is named as in
 * its URL: `discover.recommend`.
 */

const urlOf = (procedure: string): string => `**/trpc/${procedure}*`;

/** The same for a batch that has it at any place: when the app asks again, the order may differ. */
const anyUrlOf = (procedure: string): RegExp =>
  new RegExp(`/trpc/(?:[^?]*,)?${procedure.replaceAll('.', '\\.')}(?:[,?]|$)`);

/** The procedure returns this. The response to a batch of one call is a list of one result. */
export const respondWith = (page: Page, procedure: string, data: unknown): Promise<unknown> =>
  page.route(urlOf(procedure), (route) => {
    const body = { result: { data } };
    const isBatch = new URL(route.request().url()).searchParams.has('batch');
    return route.fulfill({ json: isBatch ? [body] : body });
  });

/** The procedure fails with this status and message, like a request that is rejected before any routing: so does what is asked together with it. */
export const failWith = (page: Page, procedure: string, status: number, message: string): Promise<unknown> =>
  page.route(anyUrlOf(procedure), (route) => route.fulfill({ status, json: { message, code: 'REFUSED' } }));

interface MockIssue {
  path: (string | number)[];
  message: string;
}

/** The procedure rejects its input for these reasons, as the server does: the message is that of the first. */
export const rejectWith = (page: Page, procedure: string, issues: MockIssue[]): Promise<unknown> =>
  page.route(urlOf(procedure), (route) => {
    const message = issues[0]?.message ?? 'Invalid input';
    const data = { code: 'BAD_REQUEST', httpStatus: 400, path: procedure, issues };
    const body = { error: { message, code: -32_600, data } };
    // A call that reports progress gets the plain body, as if it were rejected before any procedure runs.
    if (route.request().headers()['trpc-accept'] === 'application/jsonl')
      return route.fulfill({ status: 400, json: { message, code: 'BAD_REQUEST', issues } });
    const isBatch = new URL(route.request().url()).searchParams.has('batch');
    return route.fulfill({ status: 400, json: isBatch ? [body] : body });
  });

/** The procedure never responds, nor does what is asked together with it. */
export const hold = (page: Page, procedure: string): Promise<unknown> =>
  page.route(anyUrlOf(procedure), () => {});

/** The real server responds again, after `failWith` or `hold`. */
export const release = (page: Page, procedure: string): Promise<void> => page.unroute(anyUrlOf(procedure));
