// Runs before the first paint, so that a dark screen never flashes white. It is a separate file because the
// content security policy allows no inline scripts. The key is COLOR_SCHEME_KEY in src/app/color-scheme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('gatehouse-color-scheme');
  } catch {
    // Storage may be blocked; the system's scheme is then used.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
