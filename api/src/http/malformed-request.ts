import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorResponse } from '#src/errors.ts';
import { SECURITY_HEADERS } from '#src/http/security-headers.ts';

/** Responds to a request whose path cannot be decoded or routed; no hook runs for it. */
export const respondToUnroutable = (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
  const { status, headers, body } = errorResponse(error);
  reply.code(status).headers(SECURITY_HEADERS).headers(headers).send(body);
};

const LINGER_MS = 500;

const STATUS_TEXT: Record<number, string> = { 400: 'Bad Request', 413: 'Content Too Large' };

const reasonFor = (code: string | undefined): AppError => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('PAYLOAD_TOO_LARGE', 'The headers are too large (16 KiB at most)');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AppError('BAD_REQUEST', 'The request took too long to arrive');
  return new AppError('BAD_REQUEST', 'The request is not valid HTTP');
};

/** Responds to bytes that Node could not parse as a request: there is only the socket to write to. */
export const respondToUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  // A connection that was reset, or on which a response has started, cannot take another response.
  const busy =
    (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true;
  if (error.code === 'ECONNRESET' || !socket.writable || busy) {
    socket.destroy();
    return;
  }
  const { status, body } = errorResponse(reasonFor(error.code));
  const text = JSON.stringify(body);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_TEXT[status] ?? 'Error'}\r\n${lines.join('')}\r\n${text}`);
  // If the connection were closed with bytes unread, it would be reset before the client has read the response.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};
