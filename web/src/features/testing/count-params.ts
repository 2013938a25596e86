import { paramRows } from '@gatehouse/request/query-params.ts';

/** How many parameters the query of an endpoint has. */
export const countParams = (endpoint: string): number => paramRows({ endpoint, off: [] }).length;
