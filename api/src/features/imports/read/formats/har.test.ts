import { describe, expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';

describe('a request of a browser', () => {
  const har = (request: object) =>
    readImport({
      text: JSON.stringify({
        log: { entries: [{ _resourceType: 'fetch', request: { headers: [], ...request } }] },
      }),
    }).entries[0]?.endpoint;

  it('has the fields, the parts and the cookies that were recorded', () => {
    const at = { method: 'POST', url: 'https://h.test/a?x=1' };
    const params = [
      { name: 'a', value: '1' },
      { name: 'pic', fileName: 'me.png', contentType: 'image/png' },
    ];
    expect(har({ ...at, postData: { mimeType: 'multipart/form-data', params } })?.body).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'a', value: '1' },
        { name: 'pic', fileName: 'me.png', contentType: 'image/png' },
      ],
    });
    const text = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n2\r\n--B--\r\n';
    expect(har({ ...at, postData: { mimeType: 'multipart/form-data; boundary=B', text } })?.body).toEqual({
      kind: 'multipart',
      parts: [{ name: 'a', value: '1\r\n2' }],
    });
    expect(har({ ...at, cookies: [{ name: 'theme', value: 'dark' }] })?.headers).toEqual({
      Cookie: 'theme=dark',
    });
  });
});
