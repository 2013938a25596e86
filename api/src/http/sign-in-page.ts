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
  /** What went wrong; absent where nothing was sent yet. */
  problem?: string;
  /**
   * True for a page that another site's link led to. The browser keeps the cookie from such a request, so the page
   * opens the same address once more by itself, this time from here.
   */
  reopen: boolean;
};

/** What a browser shows while it has no access token: one field, which opens the same `/?token=` link. */
export const signInPage = ({ nonce, problem, reopen }: SignInPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${reopen ? '<meta http-equiv="refresh" content="0">' : ''}
<title>Gatehouse</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Access token needed</h1>
<p>This Gatehouse was started with an access token. It is in the setting ACCESS_TOKEN of whoever runs it.</p>
${problem === undefined ? '' : `<p role="alert">${problem}</p>`}
<form action="/" method="get">
<label for="token">Access token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
<button>Open Gatehouse</button>
</form>
</main>
</body>
</html>
`;
