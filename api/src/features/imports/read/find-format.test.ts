import { describe, expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';

describe('the content of a document', () => {
  it('decides its format, whatever a description shows', () => {
    const text = `openapi: 3.0.3
info: {title: T, version: "1"}
servers: [{url: https://h.test}]
paths:
  /a:
    get:
      summary: List
      x-codeSamples:
        - lang: shell
          source: |
            curl https://h.test/a -H 'X-A: 1'
      responses: {'200': {description: ok}}`;
    expect(readImport({ text })).toMatchObject({ format: 'openapi', entries: [{ url: 'https://h.test/a' }] });
    expect(readImport({ text, fileName: 'a.http' }).format).toBe('openapi');
    expect(readImport({ text: '{"openapi": "3.1.0", "paths": {}}', fileName: '.env' }).format).toBe(
      'openapi',
    );
  });
});
