/** The largest body with files in base64, in bytes: as many of them as a body may have, and what is around them. */
const FILES_BODY_LIMIT = 16 * 1024 * 1024;

/** The meta of an operation that takes a request with files. */
export const WITH_FILES = { bodyLimit: FILES_BODY_LIMIT, takesFiles: true } as const;
