/** The element that the application mounts in. Throws if the page has none, because nothing can be shown then. */
export const rootElement = (page: Document): HTMLElement => {
  const root = page.getElementById('root');
  if (root === null) throw new Error('Gatehouse cannot start: the page has no element with the id "root".');
  return root;
};
