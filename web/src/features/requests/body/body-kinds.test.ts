import type { CallBody } from '@gatehouse/contract/body.ts';
import { MAX_BODY_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import { formTextOf } from '@gatehouse/request/body/write-body.ts';
import { describe, expect, it } from 'vitest';
import {
  BODY_KINDS,
  emptyBody,
  fieldsInText,
  isTooMuch,
  withEntry,
  withFiles,
} from '#src/features/requests/body/body-kinds.ts';

const file = { fileName: 'a.txt', contentType: 'text/plain', base64: 'QUJD' };

it('an empty body of each kind is of that kind', () => {
  for (const { value } of BODY_KINDS)
    expect(emptyBody(value)?.kind).toBe(value === 'json' ? undefined : value);
});

it('fields of a form keep their order and their repeats, from the text and back', () => {
  const fields = fieldsInText(' b=2&a=1&a=%C3%A9+x&empty=&bare ');
  expect(fields).toEqual([
    { name: 'b', value: '2' },
    { name: 'a', value: '1' },
    { name: 'a', value: 'é x' },
    { name: 'empty', value: '' },
    { name: 'bare', value: '' },
  ]);
  expect(formTextOf({ kind: 'form', fields })).toBe('b=2&a=1&a=%C3%A9+x&empty=&bare=');
});

it('the entry behind the last one is a new one', () => {
  expect(withEntry(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
  expect(withEntry(['a', 'b'], 2, 'c')).toEqual(['a', 'b', 'c']);
});

describe('files', () => {
  const parts = [
    { name: 'note', value: 'x' },
    { name: 'photo', fileName: '', contentType: 'image/png' },
  ];

  it('take the place that they were chosen for, under its name', () => {
    expect(withFiles(parts, [file], 1)).toEqual([parts[0], { name: 'photo', ...file }]);
    expect(withFiles(parts, [file, file], 1)).toHaveLength(3);
  });

  it('that are dropped come last', () => {
    expect(withFiles(parts, [file], undefined)).toEqual([...parts, { name: 'file', ...file }]);
    expect(withFiles(parts, [], undefined)).toEqual(parts);
  });

  it('count together, but for the one that is replaced', () => {
    const body: CallBody = { kind: 'multipart', parts: [{ name: 'a', ...file }] };
    expect(isTooMuch(body, MAX_BODY_BYTES - 3, undefined)).toBe(false);
    expect(isTooMuch(body, MAX_BODY_BYTES - 2, undefined)).toBe(true);
    expect(isTooMuch(body, MAX_BODY_BYTES, file.base64)).toBe(false);
  });
});
