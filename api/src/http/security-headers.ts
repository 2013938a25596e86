import { randomBytes } from 'node:crypto';

/**
 * On every answer, whatever route or layer it comes from. A route that shows a page replaces the policy and the
 * caching; what is not a page can run nothing and be framed nowhere, even when a browser is led to open it.
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

/** 128 random bits: what lets one page load, and nothing that was slipped into it, add style elements. */
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
 * The single-page app's. Components set style attributes at run time, so those are allowed; style elements need
 * the nonce, and no script but the app's own files runs.
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
    // No text becomes markup or code but through the two policies of the app (web/src/lib/trusted-types.ts).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default inert',
  });

/** A page that the server writes itself: its own files, and nothing inline. */
export const documentPolicy = (): string =>
  policy({ 'script-src': "'self'", 'style-src': "'self'", 'form-action': "'none'" });

/** The page that asks for the access token: it may send its form here, and nothing else. */
export const signInPolicy = (nonce: string): string =>
  policy({ 'style-src': `'nonce-${nonce}'`, 'form-action': "'self'" });
