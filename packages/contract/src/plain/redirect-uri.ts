export const OAUTH_CALLBACK_PATH = '/oauth-callback';
/** The default redirect URI for a site, such as `http://127.0.0.1:4000`. */
export const defaultRedirectUri = (origin: string): string => `${origin}${OAUTH_CALLBACK_PATH}`;

/**
 * Placeholder in a guide's text for the address of the product's callback page, which depends on where it is opened:
 * the origin plus `OAUTH_CALLBACK_PATH`.
 */
export const REDIRECT_URI_PLACEHOLDER = '{{redirectUri}}';
