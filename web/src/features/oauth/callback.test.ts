import { OAUTH_MISSING_PARAMETERS, oauthCallbackInput } from '@gatehouse/contract/oauth-callback.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  completeLogin,
  isComplete,
  MISSING_PARAMETERS,
  missingParameters,
  readCallback,
} from '#src/features/oauth/callback.ts';

describe('what a provider sends back', () => {
  it('is read from the query', () => {
    expect(
      readCallback('?code=a%2Bb&state=s&iss=https%3A%2F%2Fauth.example&realmId=12&session_state=1'),
    ).toEqual({
      code: 'a+b',
      state: 's',
      iss: 'https://auth.example',
      realmId: '12',
      session_state: '1',
    });
  });

  it('has the scopes that were granted, unless the server would not take them', () => {
    const query = (scope: string) => `?code=c&state=s&scope=${encodeURIComponent(scope)}`;
    expect(readCallback(query('read,activity:read'))).toEqual({
      code: 'c',
      state: 's',
      scope: 'read,activity:read',
    });
    expect(oauthCallbackInput.safeParse(readCallback(query('a'.repeat(8192)))).success).toBe(true);
    expect(readCallback(`${query('a'.repeat(8193))}&realmId=${'1'.repeat(201)}`)).toEqual({
      code: 'c',
      state: 's',
    });
  });

  it('has what is said about the account, as far as the server takes it', () => {
    const fields = { shop: 'acme.myshopify.com', 'accounts-server': 'https://accounts.zoho.eu' };
    const many = Array.from({ length: 100 }, (_one, at): [string, string] => [`n${at}`, 'x']);
    const query = new URLSearchParams([...Object.entries(fields), ...many, ['code', 'c'], ['state', 's']]);
    const read = readCallback(`?${query}`);
    expect(read).toMatchObject({ ...fields, code: 'c', state: 's' });
    expect(Object.keys(read)).toHaveLength(22);
    expect(oauthCallbackInput.parse(read)).toEqual(read);
    expect(readCallback('?code=c&__proto__=x&code=d')['code']).toBe('c');
  });

  it('may be an error, with its description', () => {
    const input = readCallback('?error=access_denied&error_description=No+thanks&state=s');
    expect(input).toEqual({ error: 'access_denied', error_description: 'No thanks', state: 's' });
    expect(isComplete(input)).toBe(true);
  });

  it.each(['', '?', '?code=a', '?state=s', '?code=&state=s', '?code=a&state='])(
    'needs both a code and a state: %j has not',
    (query) => {
      expect(isComplete(readCallback(query))).toBe(false);
    },
  );

  it('is accepted by the server however long the provider’s error is', () => {
    const input = readCallback(`?error=${'e'.repeat(3000)}&error_description=${'d'.repeat(9000)}&state=s`);
    expect(oauthCallbackInput.safeParse(input).success).toBe(true);
  });
});

const COMPLETE = { code: 'code', state: 'state' };

describe('the end of a login', () => {
  it('without a code or state is told without a call', async () => {
    const send = vi.fn();
    expect(await completeLogin({ code: 'code' }, send)).toMatchObject({ error: OAUTH_MISSING_PARAMETERS });
    expect(MISSING_PARAMETERS).toBe(OAUTH_MISSING_PARAMETERS);
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the server’s message', async () => {
    const send = vi.fn().mockResolvedValue({ success: true, message: 'GitHub is connected.' });
    expect(await completeLogin(COMPLETE, send)).toEqual({
      isConnected: true,
      message: 'GitHub is connected.',
    });
    expect(send).toHaveBeenCalledExactlyOnceWith(COMPLETE);
  });

  it('shows the server’s error with its advice', async () => {
    const send = async () => ({ success: false, error: 'The secret is wrong.', advice: ['Enter it again.'] });
    expect(await completeLogin(COMPLETE, send)).toEqual({
      isConnected: false,
      error: 'The secret is wrong.',
      advice: ['Enter it again.'],
    });
  });

  it('says that it failed if the server does not say why', async () => {
    expect(await completeLogin(COMPLETE, async () => ({ success: false }))).toEqual({
      isConnected: false,
      error: 'Failed to complete authorization',
      advice: [],
    });
  });

  it('says that an error was not expected, and which', async () => {
    const send = () => Promise.reject(new Error('The server did not respond.'));
    expect(await completeLogin(COMPLETE, send)).toEqual({
      isConnected: false,
      error: 'An unexpected error occurred during authorization',
      advice: ['The server did not respond.'],
    });
  });

  it('is not known after a reload in the middle of it', () => {
    expect(missingParameters(true)).toMatchObject({
      error: 'Missing required parameters',
      advice: [expect.stringContaining('was reloaded')],
    });
  });
});
