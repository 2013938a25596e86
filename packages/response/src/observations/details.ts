import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { errorRoot, failedEntry } from '#src/body/error-root.ts';
import { inText } from '#src/body/failure.ts';
import { elementOf } from '#src/body/markup.ts';
import { errorBodyOf } from '#src/error/failed-call.ts';
import { errorOf, problemIn } from '#src/observations/error-of.ts';
import { day, type Quoting, quote } from '#src/observations/formatting.ts';
import type { ObservedResponse } from '#src/observations/observation.ts';

const MAX_NAME = 100;
const MAX_LINK = 300;

/** Pages of a provider that a response may name: any other link of a response is not repeated. */
const LINKS = [
  /^https:\/\/console\.(?:developers|cloud)\.google\.com\/(?:apis|billing)\/[\w\-./?=&%]+$/,
  /^https:\/\/github\.com\/(?:orgs|enterprises)\/[\w.-]+\/sso\?[\w\-=&%]+$/,
];

/** The link if it leads to such a page; undefined otherwise. */
export const safeLink = (link: string | undefined): string | undefined =>
  link !== undefined && link.length <= MAX_LINK && LINKS.some((pattern) => pattern.test(link))
    ? link
    : undefined;

/** A name from the response, in quotation marks. */
const named = (quoting: Quoting, name: string): string => `“${quote(quoting, name, MAX_NAME)}”`;

const detailsOf = (object: JsonObject, type: string): JsonObject[] =>
  listOf(asObject(object.error)?.details).flatMap((detail) => {
    const one = asObject(detail);
    return one !== undefined && asText(one['@type'])?.endsWith(`/google.rpc.${type}`) ? [one] : [];
  });

/** Google: which API is not enabled, and where to enable it; which quota is used up. */
const googleDetails = (quoting: Quoting, object: JsonObject): string | undefined => {
  const { reason, metadata } = detailsOf(object, 'ErrorInfo')[0] ?? {};
  const { serviceTitle, service, activationUrl } = asObject(metadata) ?? {};
  const api = asText(serviceTitle) ?? asText(service);
  if (reason === 'SERVICE_DISABLED' && api !== undefined) {
    const link = safeLink(asText(activationUrl));
    return `The API is ${named(quoting, api)}.${link === undefined ? '' : ` Enable it at ${link}`}`;
  }
  const violation = asObject(listOf(detailsOf(object, 'QuotaFailure')[0]?.violations)[0]);
  const quota = asText(violation?.quotaId) ?? asText(violation?.subject);
  if (quota === undefined) return undefined;
  const value = asText(violation?.quotaValue);
  return `The quota is ${named(quoting, quota)}${value === undefined ? '' : `, of ${quote(quoting, value, 20)}`}.`;
};

/** A region as AWS writes it, or the host of an endpoint. */
const REGION = /^[a-z]{2}(?:-[a-z]+)+-\d$/;
const ENDPOINT = /^[a-z\d][a-z\d.-]{1,100}\.amazonaws\.com(?:\.cn)?$/;

/** AWS: the region or the endpoint at which a bucket is. */
const regionOf = ({ response: { headers }, body }: ObservedResponse): string | undefined => {
  const region = headers['x-amz-bucket-region'] ?? elementOf(body, 'Region');
  const endpoint = elementOf(body, 'Endpoint');
  const parts = [
    region !== undefined && REGION.test(region) ? `The region is ${region}.` : undefined,
    endpoint !== undefined && ENDPOINT.test(endpoint) ? `The endpoint is ${endpoint}.` : undefined,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
};

const FIELD = /^[\w.[\]$/-]{1,100}$/;

/** What the field of the request is called that an error is about. */
const FIELD_NAMES = ['param', 'parameter', 'field', 'property', 'attribute'];

/** The parameter that Stripe, OpenAI and others name; in a problem of RFC 9457, api.video calls it `name`. */
const fieldOf = (quoting: Quoting, object: JsonObject): string | undefined => {
  const isProblem = object.type !== undefined && object.title !== undefined && object.detail === undefined;
  const field =
    [asObject(object.error), object]
      .flatMap((one) => FIELD_NAMES.map((name) => asText(one?.[name])))
      .find((one) => one !== undefined) ?? (isProblem ? asText(object.name) : undefined);
  return field !== undefined && FIELD.test(field) ? `The parameter is ${named(quoting, field)}.` : undefined;
};

/** The scope that is missing, where APIs put it in the body: Slack, GitLab, HubSpot, Bitbucket. */
const scopeOf = (quoting: Quoting, object: JsonObject): string | undefined => {
  const first = asObject(listOf(object.errors)[0]);
  const context = asObject(first?.context);
  const detail = asObject(asObject(object.error)?.detail);
  const listed = listOf(
    context?.requiredGranularScopes ?? context?.requiredScopes ?? detail?.required,
  ).flatMap((one) => asText(one) ?? []);
  const needed =
    asText(object.needed) ??
    asText(asObject(object.error)?.required_scope) ??
    asText(object.required_scope) ??
    (object.error === 'insufficient_scope' ? asText(object.scope) : undefined) ??
    (listed.length > 0 ? listed.slice(0, 5).join(', ') : undefined);
  return needed && `It requires ${named(quoting, needed)}.`;
};

/** Telegram: what a group is called after it became a supergroup. */
const chatOf = (object: JsonObject): string | undefined => {
  const chat = asObject(object.parameters)?.migrate_to_chat_id;
  return Number.isSafeInteger(chat) ? `The id of the chat is ${chat} now.` : undefined;
};

/** Headers that name which of several limits was reached: Xero's, Discord's, GitHub's. */
const LIMIT_NAMES = ['x-rate-limit-problem', 'x-ratelimit-scope', 'x-ratelimit-resource'];
const MAX_LIMIT_NAME = 60;

/** Which of several limits was reached, if a header says so. */
const limitInWords = (observed: ObservedResponse): string | undefined => {
  const { status, headers } = observed.response;
  const name = status === 429 || status === 403 ? LIMIT_NAMES.find((one) => headers[one]) : undefined;
  return name && `The limit is “${quote(observed, headers[name] ?? '', MAX_LIMIT_NAME)}”.`;
};

/** What stands in the way of a request, or what an earlier one made. */
const IN_THE_WAY = /^(?:resource|existing|original|previous|conflicting|duplicate)[_-]?\w{0,20}?_?id$/i;

const inTheWay = (quoting: Quoting, object: JsonObject): string | undefined => {
  const [, id] =
    [object, object.data, object.error, object.details]
      .flatMap((one) => Object.entries(asObject(one) ?? {}))
      .find(
        ([name, one]) =>
          IN_THE_WAY.test(name) && one !== true && asText(typeof one === 'number' ? String(one) : one),
      ) ?? [];
  return id === undefined ? undefined : `The one that is there is ${named(quoting, String(id))}.`;
};

/** A header that the words ask for, and that the response has: its value is what to send. */
const ASKED_FOR = /^x-.*(?:token|session|nonce|csrf|challenge)/;

const headerAskedFor = (observed: ObservedResponse): string | undefined => {
  const { status, headers } = observed.response;
  const words = status < 400 ? '' : (problemIn(observed)?.toLowerCase() ?? '');
  const name = Object.keys(headers).find((one) => ASKED_FOR.test(one) && words.includes(one));
  return name && `The response has the header ${named(observed, name)}: send that with its value.`;
};

/** When what was used expired, if the words say that it did by the time that they give. */
const expiryIn = (observed: ObservedResponse): string | undefined => {
  const said =
    /\bexpir\w+[^\w]{1,5}(?:at |on )?([^\]]{10,40})\].{0,20}\b(?:current|now)\b[^\w]{1,5}([^\]]{10,40})\]/i;
  const [, end = '', now = ''] = said.exec(problemIn(observed) ?? '') ?? [];
  const time = Date.parse(end);
  return time < Date.parse(now) ? `It expired on ${day(time)}: create another.` : undefined;
};

const PART_STATUS = /HTTP\/[\d.]{1,3} (\d{3})/g;

/** How many parts of a 207 failed, by the status that each has: in WebDAV, or in the first list. */
const partsOf = ({ response: { status }, body: { kind, text = '', value } }: ObservedResponse) => {
  if (status !== 207) return undefined;
  const list = [value, ...Object.values(asObject(value) ?? {})].find((one) => Array.isArray(one));
  const statuses =
    kind === 'text'
      ? [...text.matchAll(PART_STATUS)].map(([, number = '']) => number)
      : listOf(list)
          .flatMap((entry) => asObject(entry)?.status ?? [])
          .map(inText);
  const failed = statuses.filter((one) => /^[45]\d\d$|^(?:err|fail|reject|invalid)/i.test(one)).length;
  return statuses.length === 0 ? undefined : `${failed} of ${statuses.length} parts failed.`;
};

/** What the error of a response names: the API to enable, the quota, the region, the field, the scope, the limit. */
export const detailsInWords = (observed: ObservedResponse): string | undefined => {
  const { value } = errorBodyOf(observed.body);
  const object = asObject(errorRoot(value)) ?? {};
  const parts = [
    googleDetails(observed, object),
    regionOf(observed),
    // With 429 it names a queue or a quota.
    observed.response.status === 429 ? undefined : fieldOf(observed, object),
    scopeOf(observed, object),
    chatOf(object),
    limitInWords(observed),
    errorOf(observed)?.cause === 'conflict' || observed.response.status === 409
      ? inTheWay(observed, object)
      : undefined,
    headerAskedFor(observed),
    expiryIn(observed),
    failedEntry(value)?.counts ?? partsOf(observed),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
};
