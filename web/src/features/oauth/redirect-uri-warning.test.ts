import { describe, expect, it } from 'vitest';
import { redirectUriNote } from '#src/features/oauth/redirect-uri-warning.tsx';

const HERE = 'http://127.0.0.1:4000';
const note = (uri: string) => redirectUriNote(uri, HERE);

describe('a redirect URI', () => {
  it('to the callback page at this origin needs no note', () => {
    expect(note(`${HERE}/oauth-callback`)).toBeUndefined();
    expect(note(`${HERE}/oauth-callback?tenant=1`)).toBeUndefined();
  });

  it.each([
    ['http://localhost:4000/oauth-callback', 'http://localhost:4000'],
    ['http://127.0.0.1:4001/oauth-callback', 'http://127.0.0.1:4001'],
    ['https://gatehouse.example/oauth-callback', 'https://gatehouse.example'],
  ])('%s leads to another origin, where the login is not known', (uri, origin) => {
    expect(note(uri)).toEqual({ kind: 'other-origin', origin });
  });

  it.each([
    [`${HERE}/`, '/'],
    [`${HERE}/oauth-callback/`, '/oauth-callback/'],
    ['https://gatehouse.example/callback', '/callback'],
  ])('%s leads to another page', (uri, path) => {
    expect(note(uri)).toEqual({ kind: 'other-path', path });
  });

  it.each(['', 'oauth-callback', 'javascript:alert(1)', 'app://oauth-callback'])(
    'that is no web address (%j) is left to the validation',
    (uri) => {
      expect(note(uri)).toBeUndefined();
    },
  );
});
