/** Where the application mounts. Throws where the page has no such element, because nothing could be shown then. */
export const rootElement = (page: Document): HTMLElement => {
  const root = page.getElementById('root');
  if (root === null) throw new Error('Gatehouse cannot start: the page has no element with the id "root".');
  return root;
};
