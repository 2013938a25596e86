import { describe, expect, it } from 'vitest';
import { readPaste } from '#src/features/requests/offers/read-paste.ts';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';

const pasted = (body: string) => readPaste(`curl https://a.example/x --json '${body}'`, INITIAL_VALUES);

describe('a pasted body with fields that are named like secrets', () => {
  it('stays as it is, and the fields are told', () => {
    const body = '{"user": "me", "password": "canary", "card": {"cvc": 123}}';
    const { change, pasted: note } = pasted(body);
    expect(change?.body).toBe(body);
    expect(note?.notes).toEqual([
      'The body has the fields password and cvc: their values are sent as pasted, and are gone after a reload.',
    ]);
  });

  it('is told of a form too', () => {
    const { pasted: note } = readPaste("curl https://a.example/x -d 'a=1&otp=123456'", INITIAL_VALUES);
    expect(note?.notes).toEqual([
      'The body has the field otp: its value is sent as pasted, and is gone after a reload.',
    ]);
  });
});

it('nothing is said of a pasted body without such fields', () => {
  expect(pasted('{"max_tokens": 5}').pasted?.notes).toEqual([]);
});
