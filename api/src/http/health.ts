import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';

const notReady = (message: string): AppError =>
  new AppError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds: 2 });

const PROBE = { config: { isProbe: true } };

/**
 * `/api/health` says that the process responds, `/api/ready` whether it can work now: 503 while the database cannot be
 * read and written, and from the moment a stop begins. Both need no access token, and say nothing but that.
 */
export const mountHealth = (app: FastifyInstance, deps: Deps): void => {
  app.get('/api/health', PROBE, async () => ({ status: 'ok' }));

  app.get('/api/ready', PROBE, async () => {
    if (app.lifecycle.stopping) throw notReady('The server is stopping');
    const status = await deps.connection.status();
    if (status === 'read-only') throw notReady('The database is read-only');
    if (status === 'full') throw notReady('The storage is full');
    if (status === 'down') throw notReady('The database cannot be reached');
    return { status: 'ready' };
  });
};
