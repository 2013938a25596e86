import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];
const EXISTS: Meaning = ['conflict', 'A user with this address or name exists already.'];
const USER_DISABLED: Meaning = ['customer', 'The user is disabled.'];
export const descope: ProviderCodes = {
  name: 'Descope',
  slugs: ['descope'],
  hosts: ['api.descope.com'],
  source: 'https://docs.descope.com/api/errors',
  checked: '2026-11-25',
  codes: {
    E011002: ['request', 'A field is missing.'],
    E011003: 'request',
    E011004: 'request',
    E061101: WRONG_LOGIN,
    E061102: WRONG_LOGIN,
    E061103: ['customer', 'The user tried too often: wait.'],
    E062108: ['customer', 'The user does not exist, or has not signed up yet.'],
    E062107: EXISTS,
    E062503: ['not-ready', 'The user has not clicked the link yet, so the session is not ready.'],
    E074104: ['credential', 'The token of the session is expired.'],
    E062209: USER_DISABLED,
    E024201: EXISTS,
    E112102: 'not-found',
    E130429: 'rate-limit',
    E011001: 'request',
    E061301: ['not-enabled', 'This way to log in is not enabled in the project.'],
    E061001: 'credential',
    E102001: 'not-found',
    E062909: USER_DISABLED,
  },
};
