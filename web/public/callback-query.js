// Runs first of all. What a provider appended to the URL of the callback page, a code and a state, leaves the address
// bar and the history before anything else of the page loads. The page takes it once, in src/features/oauth/callback-query.ts.
(() => {
  if (location.pathname !== '/oauth-callback' || location.search + location.hash === '') return;
  const query = location.search;
  history.replaceState(null, '', location.pathname);
  Object.defineProperty(window, 'takeCallbackQuery', {
    configurable: true,
    value: () => {
      delete window.takeCallbackQuery;
      return query;
    },
  });
})();
