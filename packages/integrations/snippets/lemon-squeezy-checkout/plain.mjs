const { LEMON_SQUEEZY_API_KEY, LEMON_SQUEEZY_STORE_ID, LEMON_SQUEEZY_VARIANT_ID } = process.env;
if (!LEMON_SQUEEZY_API_KEY || !LEMON_SQUEEZY_STORE_ID || !LEMON_SQUEEZY_VARIANT_ID)
  throw new Error('Set LEMON_SQUEEZY_API_KEY, LEMON_SQUEEZY_STORE_ID and LEMON_SQUEEZY_VARIANT_ID');

/** Returns the URL of a checkout for an order. */
export async function createCheckout({ order, email }) {
  if (typeof order !== 'string' || order === '') throw new TypeError('order must be a text');
  if (typeof email !== 'string' || !email.includes('@'))
    throw new TypeError('email must be an address');
  const response = await fetch('https://api.lemonsqueezy.com/v1/checkouts', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${LEMON_SQUEEZY_API_KEY}`,
      Accept: 'application/vnd.api+json',
      'Content-Type': 'application/vnd.api+json',
    },
    body: JSON.stringify({
      data: {
        type: 'checkouts',
        attributes: { checkout_data: { email, custom: { order } } },
        relationships: {
          store: { data: { type: 'stores', id: LEMON_SQUEEZY_STORE_ID } },
          variant: { data: { type: 'variants', id: LEMON_SQUEEZY_VARIANT_ID } },
        },
      },
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    const reason = body?.errors?.[0]?.detail ?? 'no reason given';
    throw new Error(`Lemon Squeezy returned ${response.status}: ${reason}`);
  }
  return body.data.attributes.url;
}
