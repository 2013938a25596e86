import type { ListPageInput } from '@gatehouse/contract/page-limit.ts';
import type { Context } from '#src/trpc.ts';

/** Said of each such list in the OpenAPI document. */
export const LISTED_IN_PAGES =
  'Newest first. With `limit` a page of it: while there are more, the header `Link` names the next one (`rel="next"`).';

/** Which rows of a list are read, newest first; all if it is empty. */
export type ListPage = { [Name in keyof ListPageInput]: ListPageInput[Name] | undefined };

/**
 * Reads a list, or a page of it, and names the next page in the header `Link` while there is one. The page begins behind an
 * id, so that what is added or deleted in between neither repeats an entry nor leaves one out.
 * @param path the REST path of the list
 * @param list reads the rows, newest first
 */
export const sendPage = async <Row extends { id: number }>(
  ctx: Context,
  path: string,
  { limit, before }: ListPage,
  list: (page: ListPage) => Promise<Row[]>,
): Promise<Row[]> => {
  if (limit === undefined) return list({ before });
  // One more than is sent, to know whether there are more.
  const rows = await list({ before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last !== undefined && rows.length > limit)
    ctx.setHeader('link', `</api${path}?limit=${limit}&before=${last.id}>; rel="next"`);
  return page;
};
