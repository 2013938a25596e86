import type { ExportFormat } from '@gatehouse/contract/plain/import-options.ts';
import { writeCurl } from '#src/features/imports/write/curl.ts';
import type { ExportedEndpoint, WrittenExport } from '#src/features/imports/write/exported-endpoint.ts';
import { writeHttpFile } from '#src/features/imports/write/http-file.ts';
import { writeOpenApi } from '#src/features/imports/write/openapi.ts';
import { writePostman } from '#src/features/imports/write/postman.ts';

const WRITERS: Record<ExportFormat, (endpoints: readonly ExportedEndpoint[]) => WrittenExport> = {
  openapi: writeOpenApi,
  postman: writePostman,
  curl: writeCurl,
  http: writeHttpFile,
};

/** The endpoints as a document of a format, without secrets. */
export const writeExport = (format: ExportFormat, endpoints: readonly ExportedEndpoint[]): WrittenExport =>
  WRITERS[format](endpoints);
