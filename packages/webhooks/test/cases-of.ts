import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { type Delivery, deliver, otherSecret } from '#test/deliveries.ts';

export type Case = { name: string; delivery: Delivery; isGenuine: boolean };

const withHeader = (delivery: Delivery, name: string, change: (value: string) => string): Delivery => ({
  ...delivery,
  headers: {
    ...delivery.headers,
    [name.toLowerCase()]: change(delivery.headers[name.toLowerCase()] ?? ''),
  },
});

/** The same time but for one unit, in the header or the body that has it. */
const withOtherTime = (delivery: Delivery, check: WebhookFacts['signing']): Delivery => {
  const place = check.timestamp;
  if (place?.in === 'header' && place.unit === 'iso')
    return withHeader(delivery, place.header, (value) => new Date(Date.parse(value) + 1000).toISOString());
  if (place?.in === 'header') return withHeader(delivery, place.header, (value) => String(Number(value) + 1));
  if (place?.in === 'signature')
    return withHeader(delivery, check.signature.header, (value) =>
      value.replace(/t=(\d+)/, (_all, time) => `t=${Number(time) + 1}`),
    );
  return delivery;
};

const formatted = async (facts: WebhookFacts, right: Delivery): Promise<Case[]> => {
  const { format, header } = facts.signing.signature;
  if (format === 'plain') return [];
  const older = await deliver(facts.id, { secret: otherSecret(facts.id) });
  const value = older.headers[header.toLowerCase()] ?? '';
  const both = (one: string) =>
    format === 'list' ? `v1a,unknown ${value} ${one}` : `${one},v1=${value.split('v1=')[1]},v0=unknown`;
  return [
    { name: 'with-an-older-secret-too', delivery: withHeader(right, header, both), isGenuine: true },
    {
      name: 'of-another-version',
      delivery: withHeader(right, header, (one) => one.replace('v1', 'v0')),
      isGenuine: false,
    },
  ];
};

const timed = async (facts: WebhookFacts, right: Delivery): Promise<Case[]> => {
  const { signing: check } = facts;
  if (check.timestamp === undefined) return [];
  const at = (ms: number) => deliver(facts.id, { now: Date.now() + ms });
  const place = check.timestamp;
  const other = withOtherTime(right, check);
  return [
    { name: 'an-hour-old', delivery: await at(-3_600_000), isGenuine: false },
    { name: 'in-an-hour', delivery: await at(3_600_000), isGenuine: false },
    { name: 'half-the-tolerance-old', delivery: await at(-check.tolerance * 500), isGenuine: true },
    ...(other === right ? [] : [{ name: 'with-another-time', delivery: other, isGenuine: false }]),
    ...(place.in === 'header'
      ? ['', 'yesterday', '1e9', '99999999999999999999'].map((value, index) => ({
          name: `with-no-time-${index}`,
          delivery: withHeader(right, place.header, () => value),
          isGenuine: false,
        }))
      : []),
  ];
};

const bodiesOf = (facts: WebhookFacts): string[] =>
  facts.id.startsWith('twilio')
    ? ['B=2&A10=x&A=1&A1=%C3%BC%F0%9F%98%80&B=1&B=2&C=a+b%2Bc%26%3D&D=', 'Body=%25%22%27%24%28id%29%60']
    : [facts.payload.replace('{', '{"ü😀":"$(id) `\' %s \\\\n",'), `  ${facts.payload}\r\n\n`];

/** Deliveries of a template that a receiver must accept, and others that it must not. */
export const casesOf = async (facts: WebhookFacts): Promise<Case[]> => {
  const { id } = facts;
  const { signature, algorithm } = facts.signing;
  const right = await deliver(id);
  const bodies = await Promise.all(bodiesOf(facts).map((payload) => deliver(id, { payload })));
  const wrong = (name: string, delivery: Delivery): Case => ({ name, delivery, isGenuine: false });
  return [
    { name: 'right', delivery: right, isGenuine: true },
    ...bodies.map((delivery, index) => ({ name: `body-${index}`, delivery, isGenuine: true })),
    wrong('of-another-secret', await deliver(id, { secret: otherSecret(id) })),
    ...(algorithm === 'equal'
      ? []
      : [wrong('with-another-body', { ...right, payload: right.payload.replace('1', '2') })]),
    wrong('without-headers', { ...right, headers: {} }),
    wrong(
      'without-signature',
      withHeader(right, signature.header, () => ''),
    ),
    wrong(
      'with-a-shorter-signature',
      withHeader(right, signature.header, (value) => value.slice(0, -3)),
    ),
    wrong(
      'with-no-signature',
      withHeader(right, signature.header, () => 'zz !'),
    ),
    ...(id.startsWith('twilio') ? [wrong('at-another-url', { ...right, url: `${right.url}&c=1` })] : []),
    ...(await timed(facts, right)),
    ...(await formatted(facts, right)),
  ];
};
