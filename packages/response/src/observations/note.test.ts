import { describe, expect, it } from 'vitest';
import { explainNote } from '#src/observations/note.ts';
import { observed } from '#test/observed.ts';

const call = { url: new URL('https://api.example.com/v1/x'), method: 'POST' };
const note = (body: unknown, status = 200) =>
  explainNote(observed({ status, body, headers: {}, url: call.url.href }, call));

describe('a note about a success', () => {
  it.each([
    [{ document: { id: '1', status: 'pending' } }, 'Note that document.status is “pending”.'],
    [
      { tokenProperties: { valid: false, invalidReason: 'DUPE' } },
      'Note that tokenProperties.invalidReason is “DUPE”.',
    ],
    [
      { RecognitionStatus: 'InitialSilenceTimeout' },
      'Note that RecognitionStatus is “InitialSilenceTimeout”.',
    ],
    [
      { Results: [{ ErrorText: '1 - Check Digit (9th position) does not calculate properly' }] },
      'Note that Results[0].ErrorText is “1 - Check Digit (9th position) does not calculate properly”.',
    ],
    [{ id: 7, warnings: ['Unknown field x'] }, 'Note that warnings is “Unknown field x”.'],
    [{ id: 7, state: 'requires_action' }, 'Note that state is “requires_action”.'],
  ])('repeats what %j says of its result', (body, text) => expect(note(body)).toBe(text));

  it.each([
    [{ status: 'ok', data: [] }],
    [{ id: 1, status: 'active', error: null, warnings: [] }],
    [{ ErrorText: '0 - VIN decoded clean. Check Digit (9th position) is correct', status: 'done' }],
    // What one of several is says nothing of the call.
    [{ orders: [{ status: 'pending' }, { status: 'failed' }] }],
    [{ state: 'CA', country_status: 'Unknown country' }],
    [['pending']],
  ])('says nothing of %j', (body) => expect(note(body)).toBeUndefined());

  it('leaves errors to what explains them', () => {
    expect(note({ status: 'pending' }, 400)).toBeUndefined();
    expect(note({ ok: false, error: 'not_authed', state: 'failed' })).toBeUndefined();
  });
});
