import { NO_ICON } from '#src/http/no-icon.ts';
import { SIGN_IN_PATH } from '#src/http/sign-in-form.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { width: min(24rem, calc(100vw - 3rem)); }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
p { margin: 0 0 1rem; }
label { display: block; margin-bottom: .25rem; font-size: .875rem; font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; padding: .5rem .75rem; font: inherit; border-radius: .375rem; }
input { border: 1px solid GrayText; background: Field; color: FieldText; }
button { margin-top: .75rem; border: 0; background: light-dark(#007691, #68bad1); color: light-dark(#fff, #0b1430); font-weight: 600; cursor: pointer; }
[role=alert] { font-weight: 600; }
`;

type SignInPage = {
  nonce: string;
  /** The path to open after signing in. */
  page: string;
  /** What went wrong; absent if nothing was sent yet. */
  problem?: string;
  /**
   * True if a link on another site opened the page. The browser withholds the cookie from such a request, so the page
   * reloads itself once, this time from this site.
   */
  reopen: boolean;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Page = { nonce: string; head: string; body: string };

const htmlPage = ({ nonce, head, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${NO_ICON}
${head}
<title>Gatehouse</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** What a browser shows without an access token: one field, in a form. */
export const signInPage = ({ nonce, page, problem, reopen }: SignInPage): string =>
  htmlPage({
    nonce,
    head: reopen ? '<meta http-equiv="refresh" content="0">' : '',
    body: `<h1>Access token required</h1>
<p>Enter the access token of this Gatehouse server. It is the value of the ACCESS_TOKEN setting; ask the person who runs the server.</p>
${problem === undefined ? '' : `<p role="alert">${problem}</p>`}
<form action="${SIGN_IN_PATH}" method="post">
<input type="hidden" name="page" value="${escaped(page)}">
<label for="token">Access token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
<button>Open Gatehouse</button>
</form>`,
  });

/** Opens a page whose query is a credential: it is in this body, and in no header that a proxy writes into its log. */
export const openingPage = ({ nonce, page }: Pick<SignInPage, 'nonce' | 'page'>): string =>
  htmlPage({
    nonce,
    head: `<meta http-equiv="refresh" content="0; url=${escaped(page)}">`,
    body: `<h1>Opening Gatehouse…</h1>
<p><a href="${escaped(page)}">Continue</a></p>`,
  });
