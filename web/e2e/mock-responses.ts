import type { Page } from '@playwright/test';

/*
 * Answers in the server's place, for states that the real one does not bring about on demand. A procedure is named as
 * in its address: `discover.recommend`.
 */

const addressOf = (procedure: string): string => `**/trpc/${procedure}*`;

/** What the procedure answers. A batch of one call is answered by a list of one. */
export const answerWith = (page: Page, procedure: string, data: unknown): Promise<unknown> =>
  page.route(addressOf(procedure), (route) => {
    const answer = { result: { data } };
    const isBatch = new URL(route.request().url()).searchParams.has('batch');
    return route.fulfill({ json: isBatch ? [answer] : answer });
  });

/** The procedure fails with this status and message, as before any routing. */
export const failWith = (page: Page, procedure: string, status: number, message: string): Promise<unknown> =>
  page.route(addressOf(procedure), (route) => route.fulfill({ status, json: { message, code: 'REFUSED' } }));

interface MockIssue {
  path: (string | number)[];
  message: string;
}

/** The procedure refuses its input for these reasons, as the server does: the message is that of the first. */
export const refuseWith = (page: Page, procedure: string, issues: MockIssue[]): Promise<unknown> =>
  page.route(addressOf(procedure), (route) => {
    const message = issues[0]?.message ?? 'Invalid input';
    const data = { code: 'BAD_REQUEST', httpStatus: 400, path: procedure, issues };
    const answer = { error: { message, code: -32_600, data } };
    // A call that reports its progress gets the plain body, as where it is refused before the procedures.
    if (route.request().headers()['trpc-accept'] === 'application/jsonl')
      return route.fulfill({ status: 400, json: { message, code: 'BAD_REQUEST', issues } });
    const isBatch = new URL(route.request().url()).searchParams.has('batch');
    return route.fulfill({ status: 400, json: isBatch ? [answer] : answer });
  });

/** The procedure never answers. */
export const hold = (page: Page, procedure: string): Promise<unknown> =>
  page.route(addressOf(procedure), () => {});

/** The real server answers again. */
export const release = (page: Page, procedure: string): Promise<void> => page.unroute(addressOf(procedure));
