import type { CallBody } from '@gatehouse/contract/body.ts';
import { runTestInput } from '@gatehouse/contract/testing.ts';
import { toApiRequest } from '@gatehouse/request/api-request.ts';
import { writeBody } from '@gatehouse/request/body/write-body.ts';
import { expect, it } from 'vitest';
import { pastedFormBody } from '#src/features/requests/offers/pasted-body.ts';
import { INITIAL_VALUES, toRunTestInput } from '#src/features/requests/offers/request-values.ts';

const FORM = 'application/x-www-form-urlencoded';
const form = (...fields: [name: string, value: string][]): CallBody => ({
  kind: 'form',
  fields: fields.map(([name, value]) => ({ name, value })),
});

it.each<[method: 'GET' | 'POST', body: CallBody, inEditor: string]>([
  ['POST', { kind: 'json', text: '{"id":12345678901234567890}' }, '{"id":12345678901234567890}'],
  ['POST', form(['a', '1'], ['b', '2']), '{\n  "a": "1",\n  "b": "2"\n}'],
  ['POST', form(['a', '1'], ['a', '2']), ''],
  ['POST', { kind: 'text', text: 'a=%20', contentType: FORM }, ''],
  ['POST', { kind: 'text', text: 'no json', contentType: 'application/json' }, ''],
  ['GET', { kind: 'json', text: '{"a":1}' }, '{"a":1}'],
  ['POST', { kind: 'multipart', parts: [{ name: 'a', value: '1' }] }, ''],
])('what is sent of a pasted body is the same body: %s %j', (method, body, inEditor) => {
  const { headers, ...values } = pastedFormBody(method, body, []);
  expect(values.body).toBe(inEditor);
  const rows = headers.map(([name, value]) => ({ id: name, name, value }));
  const input = toRunTestInput(
    { keyId: 1 },
    { ...INITIAL_VALUES, method, endpoint: '/x', ...values, headers: rows },
  );
  const request = toApiRequest(runTestInput.parse(input));
  const sent = writeBody(request.body, request.headers, 'b');
  expect(sent?.body).toEqual(writeBody(body, {}, 'b')?.body);
  expect(request.headers?.['Content-Type'] ?? sent?.contentType).toBe(writeBody(body, {}, 'b')?.contentType);
});
