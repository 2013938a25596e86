import { Headers, Request, Response } from 'undici';

/**
 * Makes the global Headers, Request and Response those of the undici that calls are made with. Node would load another
 * copy of it when a library first names one of them (7 MiB), and tRPC does for each request.
 */
export const shareWebClasses = (): void => {
  Object.assign(globalThis, { Headers, Request, Response });
};
