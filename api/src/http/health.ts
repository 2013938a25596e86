import type { FastifyInstance } from 'fastify';
import packageFile from '#package.json' with { type: 'json' };
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';

const notReady = (message: string): AppError =>
  new AppError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds: 2 });

/**
 * `/api/health` says that the process responds, `/api/ready` whether it can work now: 503 while the database cannot be
 * read and written, and from the moment a stop begins.
 */
export const mountHealth = (app: FastifyInstance, deps: Deps): void => {
  app.get('/api/health', async () => ({
    status: 'ok',
    version: packageFile.version,
    database: deps.connection.dialect,
  }));

  app.get('/api/ready', async () => {
    if (app.lifecycle.stopping) throw notReady('The server is stopping');
    const status = await deps.connection.status();
    if (status === 'read-only') throw notReady('The database is read-only');
    if (status === 'down') throw notReady('The database cannot be reached');
    return { status: 'ready' };
  });
};
