/** The statuses of gRPC by number (grpc/statuscodes); 0 is a success. */
const NAMES = [
  'OK',
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
];

/** The name of a status of gRPC; undefined for a success and for other numbers. */
export const grpcName = (number: number): string | undefined => (number > 0 ? NAMES[number] : undefined);

/** The errors of JSON-RPC 2.0 by number, section 5.1. */
const JSON_RPC: Record<string, string> = {
  '-32700': 'INVALID_JSON',
  '-32600': 'INVALID_REQUEST',
  '-32601': 'METHOD_NOT_FOUND',
  '-32602': 'INVALID_PARAMS',
  '-32603': 'INTERNAL_ERROR',
};

/** The name of an error of JSON-RPC; undefined for the numbers that a server chose itself. */
export const jsonRpcName = (number: number): string | undefined => JSON_RPC[number];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The error that gRPC and gRPC-Web report in headers, with 200; undefined for a success and without them. */
export const grpcStatusOf = (
  headers: Readonly<Record<string, string>>,
): { name: string; message: string | undefined } | undefined => {
  const status = headers['grpc-status'] ?? '';
  const name = /^\d{1,2}$/.test(status) ? grpcName(Number(status)) : undefined;
  const message = headers['grpc-message'];
  return name === undefined
    ? undefined
    : { name, message: message === undefined ? undefined : decoded(message) };
};
