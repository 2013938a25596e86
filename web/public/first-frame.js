// Runs before the first paint, so that a dark screen never flashes white. It is a separate file because the
// content security policy allows no inline scripts. The key is COLOR_SCHEME_KEY in src/app/providers.tsx.
(() => {
  const page = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('gatehouse-color-scheme');
  } catch {
    // Storage may be blocked; the system's scheme is then used.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // build/static-shell.ts draws the layout meanwhile. The page of a login's window has none.
  page.toggleAttribute('data-static-shell', location.pathname !== '/oauth-callback');
})();
