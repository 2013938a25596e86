import type { TokenResponse } from '#test/token-server.ts';

export const DEVICE_CODE = 'a-device-code-0123456789-abcdef';

/** What a stand-in begins a login with a code with. */
export const CODES = {
  device_code: DEVICE_CODE,
  user_code: 'WDJB-MJHT',
  verification_uri: 'https://login.example.com/device',
  verification_uri_complete: 'https://login.example.com/device?user_code=WDJB-MJHT',
  expires_in: 900,
  interval: 30,
};

export const json = (body: unknown, status = 200): TokenResponse => ({ status, body: JSON.stringify(body) });

/** Nobody has entered the code yet. */
export const PENDING = json({ error: 'authorization_pending' }, 400);
