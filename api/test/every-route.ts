/** One path of every kind: pages, files, REST, tRPC, what the server adds, and paths that do not exist. */
export const PATHS = [
  '/',
  '/keys',
  '/assets/app-1a2b3c.js',
  '/assets/none.js',
  '/favicon.svg',
  '/api/keys',
  '/api/keys/1/reveal',
  '/api/none',
  '/api/health',
  '/api/ready',
  '/api/docs',
  '/api/openapi.json',
  '/trpc/keys.list?input=%7B%7D',
  '/trpc/none',
];
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const everyRoute = PATHS.flatMap((path) => METHODS.map((method) => ({ method, path })));
