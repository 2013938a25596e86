import { setNonce } from 'get-nonce';

/** What index.html holds until the server puts a fresh nonce in its place; Vite's dev server never does. */
const PLACEHOLDER = '__CSP_NONCE__';

const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/**
 * The nonce that the content security policy of this page load allows on style elements; empty where there is no
 * policy. Mantine, CodeMirror and the scroll lock of dialogs each add a style element at run time.
 */
export const cspNonce = content === PLACEHOLDER ? '' : content;

// The scroll lock takes its nonce from this package and from nowhere else.
setNonce(cspNonce);
