/** How many parameters the query of an endpoint has. The table itself is loaded when it is opened. */
export const countParams = (endpoint: string): number => {
  const [main = ''] = endpoint.split('#');
  const mark = main.indexOf('?');
  if (mark === -1) return 0;
  return main
    .slice(mark + 1)
    .split('&')
    .filter((part) => part !== '').length;
};
