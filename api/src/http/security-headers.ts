import { randomBytes } from 'node:crypto';

/**
 * On every response, whatever route or layer it comes from. A route that shows a page replaces the policy and the
 * caching; a response that is not a page cannot run anything or be framed, even if a browser opens it.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'cache-control': 'no-store',
} as const;

/** 128 random bits that allow style elements for one page load; injected elements do not know them. */
export const createNonce = (): string => randomBytes(16).toString('base64url');

const policy = (directives: Record<string, string>): string =>
  Object.entries({
    'default-src': "'none'",
    ...directives,
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * The policy of the single-page app. Components set style attributes at run time, so these are allowed; style elements
 * need the nonce, and only the app's own script files run.
 */
export const appPolicy = (nonce: string): string =>
  policy({
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    // Text only becomes markup or code through the app's two Trusted Types policies (web/src/lib/trusted-types.ts).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default inert',
  });

/** The policy of a page that the server renders: only its own files, nothing inline. */
export const documentPolicy = (): string =>
  policy({ 'script-src': "'self'", 'style-src': "'self'", 'form-action': "'none'" });

/** The policy of the sign-in page: it may only send its form to this server. */
export const signInPolicy = (nonce: string): string =>
  policy({ 'style-src': `'nonce-${nonce}'`, 'form-action': "'self'" });

/**
 * The sign-in page names its origin, but not its path, when it sends its form: under `no-referrer` a browser sends
 * `Origin: null` with a form, which the gate rejects.
 */
export const SIGN_IN_REFERRER = 'strict-origin';
