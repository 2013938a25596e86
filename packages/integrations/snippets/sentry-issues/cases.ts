import type { Exchange, IntegrationCases } from '#test/cases.ts';

const URL = 'https://sentry.io/api/0/organizations/acme/issues/';
const QUERY = '?query=is%3Aunresolved&statsPeriod=14d&limit=100';

const link = (hasNext: boolean): string =>
  `<${URL}?cursor=0:0:1>; rel="previous"; results="false"; cursor="0:0:1", ` +
  `<${URL}?cursor=0:100:0>; rel="next"; results="${hasNext}"; cursor="0:100:0"`;

const page = (query: string, hasNext: boolean, json: unknown): Exchange => ({
  method: 'GET',
  url: `${URL}${query}`,
  headers: { authorization: 'Bearer SENTRY_API_KEY-value' },
  response: { json, headers: { link: link(hasNext) } },
});

const issue = (id: string, count: string) => ({
  id,
  title: `TypeError ${id}`,
  count,
  status: 'unresolved',
});

export const cases: IntegrationCases = {
  env: { SENTRY_ORGANIZATION: 'acme' },
  calls: [
    {
      name: 'reads all pages',
      call: 'unresolvedIssues',
      input: { days: 14 },
      provider: [
        page(QUERY, true, [issue('1', '150'), issue('2', '7')]),
        page(`${QUERY}&cursor=0%3A100%3A0`, false, [issue('3', '1')]),
      ],
      result: [
        { id: '1', title: 'TypeError 1', count: 150 },
        { id: '2', title: 'TypeError 2', count: 7 },
        { id: '3', title: 'TypeError 3', count: 1 },
      ],
      invalid: [{}, { days: 0 }, { days: 91 }],
      failure: { json: { detail: 'Invalid token header.' }, says: 'Invalid token header.' },
    },
  ],
};
