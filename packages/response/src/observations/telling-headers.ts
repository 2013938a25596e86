import { causeInWords } from '#src/observations/causes.ts';
import { quote } from '#src/observations/formatting.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

const MAX_WORDS = 100;

/** The protocol that an address requires (RFC 9110 section 7.8): no plan, and no newer program. */
const explainUpgrade: Explainer = (observed) => {
  const { status, headers } = observed.response;
  const { upgrade = '' } = headers;
  if (/^websocket$/i.test(upgrade) && (status === 426 || status === 400))
    return 'This address does not accept plain HTTP: connect with a WebSocket client, at wss:// in place of https://.';
  return status === 426 && upgrade !== ''
    ? `The API does not accept the protocol of the call: it requires ${quote(observed, upgrade, MAX_WORDS)}.`
    : undefined;
};

/** `Idempotent-Replayed: true`, of Stripe and others. */
const REPLAYED = /^(?:x-)?idempoten(?:t|cy)-replay(?:ed)?$/;

const explainReplay: Explainer = ({ response: { status, headers } }) =>
  status < 300 &&
  Object.entries(headers).some(([name, value]) => REPLAYED.test(name) && /^true$/i.test(value))
    ? 'The call succeeded: this is the response to an earlier call with the same idempotency key, and nothing was done a second time.'
    : undefined;

const inThousands = (digits: string): string => Number(digits).toLocaleString('en');

/** Content-Range (RFC 9110 section 14.4): which part was sent, or how much there is. */
const explainRange: Explainer = ({ response: { status, headers } }) => {
  const [, unit = '', first, last = '', all = ''] =
    /^([a-z]{1,20}) (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15}|\*)$/i.exec(headers['content-range'] ?? '') ?? [];
  const total = /\d/.test(all) ? inThousands(all) : undefined;
  if (status === 206 && first !== undefined)
    return `The call succeeded and returned a part of the content, as its Range header requested: ${unit} ${inThousands(first)} to ${inThousands(last)}${total === undefined ? '' : ` of ${total}`}.`;
  return status === 416 && total !== undefined
    ? `The range that the call asks for is not in the content, which has ${total} ${unit}.`
    : undefined;
};

/** A preflight of CORS: which pages may call, and how. */
const explainPreflight: Explainer = (observed) => {
  const { status, headers } = observed.response;
  const origin = headers['access-control-allow-origin'];
  const methods = headers['access-control-allow-methods'];
  if (observed.method !== 'OPTIONS' || status >= 300 || origin === undefined || !methods) return undefined;
  const pages = origin === '*' ? 'any page' : `pages of ${quote(observed, origin, MAX_WORDS)}`;
  const allowed = headers['access-control-allow-headers'];
  const beside = allowed ? ` and the headers ${quote(observed, allowed, MAX_WORDS)}` : '';
  return `The call succeeded, as the preflight of a browser (CORS): ${pages} may call it with ${quote(observed, methods, MAX_WORDS)}${beside}.`;
};

/** What was given an end has come to it. */
const explainEnded: Explainer = ({ response: { status, headers }, noun }: ObservedResponse) =>
  status === 410 && (headers.sunset !== undefined || headers.deprecation !== undefined)
    ? causeInWords('retired', undefined, noun)
    : undefined;

/** What 405 means. */
export const otherMethod = (method = 'this method'): string =>
  `This path exists but does not accept ${method}: use another.`;

/** The methods that an address accepts (RFC 9110 section 10.2.1): whatever the API says, this one is what it refuses. */
const explainMethod: Explainer = ({ response: { status, headers }, method }) =>
  status === 405 && headers.allow?.split(',').every((one) => one.trim().toUpperCase() !== method)
    ? otherMethod(method)
    : undefined;

const EXPLAINERS = [
  explainMethod,
  explainUpgrade,
  explainReplay,
  explainRange,
  explainPreflight,
  explainEnded,
];

/** What a header says more exactly than the status; undefined if none does. */
export const readHeaders: Explainer = (observed) =>
  EXPLAINERS.map((explain) => explain(observed)).find((words) => words !== undefined);
