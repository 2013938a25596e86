import type { TokenResponse } from '#test/token-server.ts';

export const SHAPED_TOKEN = 'an-access-token-0123456789';
const REFRESH_TOKEN = 'a-refresh-token-0123456789';

/** How one provider or another writes a token response. */
type TokenShape = {
  name: string;
  response: TokenResponse;
  /** What is read from it; an error code if it says that there is no token. */
  reads: { tokenType: string; hasRefreshToken: boolean; expiresIn: number | null } | { error: string };
};

const json = (body: unknown, status = 200): TokenResponse => ({ status, body: JSON.stringify(body) });
const conformant = {
  access_token: SHAPED_TOKEN,
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: REFRESH_TOKEN,
};
const read = { tokenType: 'Bearer', hasRefreshToken: true, expiresIn: 3600 };

/** The nine shapes that are in use, of which no ready client accepts all. */
export const TOKEN_SHAPES: TokenShape[] = [
  { name: 'a response as RFC 6749 describes it', response: json(conformant), reads: read },
  {
    name: 'no token_type',
    response: json({ access_token: SHAPED_TOKEN, expires_in: 3600, refresh_token: REFRESH_TOKEN }),
    reads: read,
  },
  {
    name: 'a token_type of its own (Slack)',
    response: json({ ok: true, access_token: SHAPED_TOKEN, token_type: 'bot' }),
    reads: { tokenType: 'bot', hasRefreshToken: false, expiresIn: null },
  },
  {
    name: 'an error in a 200 with ok: false (Slack)',
    response: json({ ok: false, error: 'invalid_code' }),
    reads: { error: 'invalid_code' },
  },
  {
    name: 'an error in a 200 (GitHub)',
    response: json({
      error: 'bad_verification_code',
      error_description: 'The code passed is incorrect or expired.',
    }),
    reads: { error: 'bad_verification_code' },
  },
  { name: 'a nested token', response: json({ data: conformant }), reads: read },
  {
    name: 'a form-encoded response',
    response: {
      type: 'application/x-www-form-urlencoded',
      body: `access_token=${SHAPED_TOKEN}&token_type=bearer&expires_in=3600&refresh_token=${REFRESH_TOKEN}`,
    },
    reads: read,
  },
  { name: 'status 201', response: json(conformant, 201), reads: read },
  {
    name: 'a lifetime of 0 (Mailchimp)',
    response: json({ access_token: SHAPED_TOKEN, expires_in: 0, scope: null }),
    reads: { tokenType: 'Bearer', hasRefreshToken: false, expiresIn: null },
  },
  { name: 'expires_in as text', response: json({ ...conformant, expires_in: '3600' }), reads: read },
];
