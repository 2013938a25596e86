import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { FileExtractor } from '#src/uploads/file-extractor.ts';
import { releaseFile } from '#src/uploads/held-files.ts';

/** A hook before parsing: files of the request are held beside its JSON until its response has been sent or its caller has gone. */
export const extractFiles = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> => {
  const names: string[] = [];
  let isOver = false;
  reply.raw.once('close', () => {
    isOver = true;
    for (const name of names) releaseFile(name);
  });
  const extractor = new FileExtractor(request.routeOptions.bodyLimit, (name) => {
    names.push(name);
    if (isOver) releaseFile(name);
  });
  payload.once('error', (error) => extractor.destroy(error));
  return payload.pipe(extractor);
};
