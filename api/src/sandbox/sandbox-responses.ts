import { asObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { SANDBOX_KEY_PATTERN, SANDBOX_ORIGIN } from '@gatehouse/contract/plain/sandbox.ts';

/** A request to the sandbox: lower-case names of headers, and the path with its query. */
export type SandboxRequest = {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** The statuses that the sandbox responds with (RFC 9110, RFC 6585). */
export const STATUS_TEXTS = {
  200: 'OK',
  201: 'Created',
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  429: 'Too Many Requests',
} as const;
type Status = keyof typeof STATUS_TEXTS;

export type SandboxResponse = {
  status: Status;
  headers?: Record<string, string>;
  body: Record<string, unknown>;
  /** How long it takes, in seconds. */
  delay?: number;
};

const MESSAGES = Array.from({ length: 12 }, (_unused, at) => ({
  id: at + 1,
  text: `Message ${at + 1}`,
  isRead: at % 3 === 0,
}));

const DEFAULT_PAGE_SIZE = 5;
const MAX_PAGE_SIZE = 50;
const MAX_DELAY_SECONDS = 5;

const ENDPOINTS = [
  'GET /v1/me',
  'GET /v1/messages?page=1&per_page=5',
  'GET /v1/messages/1',
  'POST /v1/messages',
  'GET /v1/rate-limited',
  'GET /v1/slow?seconds=2',
];

const error = (status: Status, code: string, message: string): SandboxResponse => ({
  status,
  body: { error: { code, message } },
});

/** A whole number of the query within limits; the default if it is missing or none. */
const whole = (url: URL, name: string, usual: number, max: number): number => {
  const value = Number(url.searchParams.get(name) ?? usual);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : usual;
};

const listMessages = ({ url }: SandboxRequest): SandboxResponse => {
  const size = whole(url, 'per_page', DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const pages = Math.ceil(MESSAGES.length / size);
  const page = whole(url, 'page', 1, pages);
  const link = (to: number, rel: string): string =>
    `<${SANDBOX_ORIGIN}/v1/messages?page=${to}&per_page=${size}>; rel="${rel}"`;
  return {
    status: 200,
    headers: {
      link: [...(page < pages ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', '),
    },
    body: { data: MESSAGES.slice((page - 1) * size, page * size), page, pages, total: MESSAGES.length },
  };
};

const findMessage = ({ url }: SandboxRequest): SandboxResponse => {
  const message = MESSAGES.find(({ id }) => url.pathname === `/v1/messages/${id}`);
  return message === undefined
    ? error(404, 'not_found', `There is no such message: the ids are 1 to ${MESSAGES.length}.`)
    : { status: 200, body: message };
};

const createMessage = ({ body }: SandboxRequest): SandboxResponse => {
  const received = asObject(parseJsonText(body));
  return received === undefined
    ? error(400, 'invalid_body', 'The body must be a JSON object.')
    : { status: 201, body: { id: MESSAGES.length + 1, received } };
};

const limited = (): SandboxResponse => ({
  ...error(429, 'rate_limited', 'Too many requests. This endpoint always says so.'),
  headers: { 'retry-after': '30', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0' },
});

const respondSlowly = ({ url }: SandboxRequest): SandboxResponse => {
  const delay = whole(url, 'seconds', 2, MAX_DELAY_SECONDS);
  return { status: 200, body: { delay }, delay };
};

type Route = { method: string; path: RegExp; respond: (request: SandboxRequest) => SandboxResponse };

const ROUTES: readonly Route[] = [
  { method: 'GET', path: /^\/v1\/me$/, respond: () => ({ status: 200, body: { name: 'A newcomer' } }) },
  { method: 'GET', path: /^\/v1\/messages$/, respond: listMessages },
  { method: 'POST', path: /^\/v1\/messages$/, respond: createMessage },
  { method: 'GET', path: /^\/v1\/messages\/[^/]+$/, respond: findMessage },
  { method: 'GET', path: /^\/v1\/rate-limited$/, respond: limited },
  { method: 'GET', path: /^\/v1\/slow$/, respond: respondSlowly },
];

const KEY = new RegExp(SANDBOX_KEY_PATTERN);

const hasKey = ({ headers: { authorization = '' } }: SandboxRequest): boolean => {
  const { key = '' } = /^Bearer (?<key>\S+)$/i.exec(authorization)?.groups ?? {};
  return KEY.test(key);
};

/** What the sandbox responds. It stores nothing, and repeats only the body that it was sent. */
export const respondAsSandbox = (request: SandboxRequest): SandboxResponse => {
  const { method, url } = request;
  if (url.pathname === '/') return { status: 200, body: { endpoints: ENDPOINTS } };
  if (!hasKey(request))
    return {
      ...error(401, 'invalid_api_key', 'The key is missing or wrong.'),
      headers: { 'www-authenticate': 'Bearer realm="Gatehouse Sandbox"' },
    };
  const routes = ROUTES.filter(({ path }) => path.test(url.pathname));
  const route = routes.find((one) => one.method === method);
  if (route !== undefined) return route.respond(request);
  if (routes.length === 0)
    return error(404, 'not_found', `There is no such endpoint. Try ${ENDPOINTS.join(', ')}.`);
  const allow = routes.map((one) => one.method).join(', ');
  return {
    ...error(405, 'method_not_allowed', `This endpoint only takes ${allow}.`),
    headers: { allow },
  };
};
