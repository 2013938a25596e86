const { PLAUSIBLE_API_KEY, PLAUSIBLE_SITE } = process.env;
if (!PLAUSIBLE_API_KEY || !PLAUSIBLE_SITE)
  throw new Error('Set PLAUSIBLE_API_KEY and PLAUSIBLE_SITE');

const PERIODS = ['day', '7d', '30d'];

/** Returns the ten most visited pages of a period, as `{ page, visitors }`. */
export async function popularPages({ period }) {
  if (!PERIODS.includes(period)) throw new TypeError(`period must be one of ${PERIODS.join(', ')}`);
  const response = await fetch('https://plausible.io/api/v2/query', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${PLAUSIBLE_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      site_id: PLAUSIBLE_SITE,
      metrics: ['visitors'],
      dimensions: ['event:page'],
      date_range: period,
      order_by: [['visitors', 'desc']],
      pagination: { limit: 10 },
    }),
    signal: AbortSignal.timeout(15_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Plausible returned ${response.status}: ${body?.error ?? 'no reason given'}`);
  }
  return body.results.map(({ dimensions: [page], metrics: [visitors] }) => ({ page, visitors }));
}
