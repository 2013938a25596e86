import { setNonce } from 'get-nonce';

/** The placeholder in index.html, which the server replaces with a fresh nonce; Vite's dev server does not. */
const PLACEHOLDER = '__CSP_NONCE__';

const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/**
 * The nonce that this page load's content security policy allows on style elements; empty if there is no policy.
 * Mantine, CodeMirror and the scroll lock of dialogs each add a style element at run time.
 */
export const cspNonce = content === PLACEHOLDER ? '' : content;

// The scroll lock reads its nonce only from this package.
setNonce(cspNonce);
