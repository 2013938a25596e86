const { PLAUSIBLE_API_KEY, PLAUSIBLE_SITE } = process.env;
if (!PLAUSIBLE_API_KEY || !PLAUSIBLE_SITE)
  throw new Error('Set PLAUSIBLE_API_KEY and PLAUSIBLE_SITE');

type Page = { page: string; visitors: number };
type Row = { dimensions: [string]; metrics: [number] };

const PERIODS = ['day', '7d', '30d'];

async function popularPages(period: string): Promise<Page[]> {
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
  return body.results.map(({ dimensions: [page], metrics: [visitors] }: Row) => ({
    page,
    visitors,
  }));
}

export async function POST(request: Request): Promise<Response> {
  const { period } = (await request.json().catch(() => null)) ?? {};
  if (!PERIODS.includes(period)) {
    return Response.json({ error: `period must be one of ${PERIODS.join(', ')}` }, { status: 400 });
  }
  try {
    return Response.json(await popularPages(period));
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 502 });
  }
}
