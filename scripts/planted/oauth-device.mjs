/** @import { Defect } from '../lib/defect.mjs' */

const FOLDER = 'api/src/features/oauth/device';
const STORE = `${FOLDER}/device-logins.store.ts`;
const READER = `${FOLDER}/read-device-authorization.ts`;
const ASKING = `${FOLDER}/ask-for-tokens.ts`;
const POLL = `${FOLDER}/poll-device-login.service.ts`;
const END = `${FOLDER}/end-device-login.service.ts`;
const CONFIGS = 'api/src/features/oauth/oauth-configs.service.ts';
const LOGIN = [`${FOLDER}/device-login.test.ts`];
const ENDINGS = [`${FOLDER}/device-endings.test.ts`];
const PACE = [`${FOLDER}/device-pace.test.ts`];
const READING = [`${FOLDER}/read-device-authorization.test.ts`];
const INSTANCES = [`${FOLDER}/device-instances.postgres.test.ts`];

/** @type {Defect[]} */
export const oauthDevice = [
  {
    name: 'oauth-device: the provider is asked before its interval is over',
    why: 'It would answer slow_down, count the requests against the app, or refuse it.',
    file: STORE,
    find: "        eb('next_poll_at', '<=', sharedClock(dialect, now)),\n",
    replace: "        eb('id', '>', 0),\n",
    tests: PACE,
  },
  {
    name: 'oauth-device: slow_down changes nothing',
    why: 'The provider would be asked as often as before, until it refuses the app (RFC 8628 section 3.5).',
    file: ASKING,
    find: 'const SLOWER_BY = 5;',
    replace: 'const SLOWER_BY = 0;',
    tests: PACE,
  },
  {
    name: 'oauth-device: a provider that fails is asked as often as before',
    why: 'RFC 8628 section 3.5 wants fewer requests after a timeout, so that a busy server recovers.',
    file: ASKING,
    find: 'interval * 2 ** Math.min(failures + 1, 10)',
    replace: 'interval',
    tests: PACE,
  },
  {
    name: 'oauth-device: a broken connection ends the login',
    why: 'The person would have to begin again because a server was away for a second.',
    file: ASKING,
    find: 'if (status === undefined) return PASSING_FAILURES.has(code);',
    replace: 'if (status === undefined) return code === PASSING_FAILURES.size.toString();',
    tests: PACE,
  },
  {
    name: 'oauth-device: a refusal is waited on until the code is over',
    why: 'Who has canceled the login would look at a code that is worth nothing.',
    file: ASKING,
    find: '  if (!isPassing(result)) return { problem: result.problem };\n',
    replace: "  if (!isPassing(result) && code === 'dns') return { problem: result.problem };\n",
    tests: ENDINGS,
  },
  {
    name: 'oauth-device: the page where a code is entered may be without https',
    why: 'A person would log in at a page that anyone on the way can change.',
    file: READER,
    find: 'text.length > MAX_URI || !isSecureEndpoint(text)',
    replace: 'text.length > MAX_URI || (!isSecureEndpoint(text) && !/^https?:/.test(text))',
    tests: READING,
  },
  {
    name: 'oauth-device: a server chooses how often it is asked',
    why: 'With an interval of 0 it would be asked without a pause, with a huge one never.',
    file: READER,
    find: "bounded(numberOf(field(fields, 'interval')) ?? DEFAULT_INTERVAL, INTERVALS)",
    replace: "[numberOf(field(fields, 'interval')) ?? DEFAULT_INTERVAL, INTERVALS].map(Number)[0] ?? 0",
    tests: READING,
  },
  {
    name: 'oauth-device: a server chooses how long its code is waited for',
    why: 'It would be asked for years.',
    file: READER,
    find: "bounded(numberOf(field(fields, 'expires_in')) ?? UNKNOWN_LIFETIME, LIFETIMES)",
    replace: "[numberOf(field(fields, 'expires_in')) ?? UNKNOWN_LIFETIME, LIFETIMES].map(Number)[0] ?? 0",
    tests: READING,
  },
  {
    name: 'oauth-device: a code to enter may contain what nobody sees',
    why: 'A person would compare and type something else than what is sent.',
    file: READER,
    find: 'const USER_CODE = /^[\\x21-\\x7e]+(?: [\\x21-\\x7e]+)*$/;',
    replace: 'const USER_CODE = /^[^]+$/;',
    tests: READING,
  },
  {
    name: 'oauth-device: what the provider says of a login may contain its device code',
    why: 'Whoever has it gets the tokens.',
    file: ASKING,
    find: 'secrets: [deviceCode],',
    replace: 'secrets: [],',
    tests: ENDINGS,
  },
  {
    name: 'oauth-device: tokens of a login that was canceled are stored',
    why: 'Who cancels a login does not want the connection.',
    file: POLL,
    find: "if (!(await endUnderLease(tx, lease, { state: 'connected' }))) return false;",
    replace: "await endUnderLease(tx, lease, { state: 'connected' });",
    tests: ENDINGS,
  },
  {
    name: 'oauth-device: who has lost its lease stores nevertheless',
    why: 'A login that another instance goes on with would end, or be stored twice.',
    file: STORE,
    find: "    .where('state', '=', 'waiting')\n    .where('lease_holder', '=', holder)\n",
    replace: "    .where('state', '=', 'waiting')\n",
    tests: INSTANCES,
  },
  {
    name: 'oauth-device: a changed configuration leaves its login with a code running',
    why: 'The person would allow scopes, or a client, that are no longer those of the configuration.',
    file: CONFIGS,
    find: "  await endDeviceLogin(deps, tx, config, 'configuration_changed');\n  if (isOther) {",
    replace: '  if (isOther) {',
    tests: ENDINGS,
  },
  {
    name: 'oauth-device: the device code opens for other scopes than it was given for',
    why: 'A row that was changed outside Gatehouse would bring a connection that says less than it may do.',
    file: STORE,
    find: '...[row.scopes, row.expires_at],',
    replace: '...[row.expires_at],',
    tests: ENDINGS,
  },
  {
    name: 'oauth-device: the device code stays after its login has ended',
    why: 'A secret that nobody needs any more is kept.',
    file: STORE,
    find: "const ENDED = {\n  device_code: '',\n",
    replace: 'const ENDED = {\n',
    tests: LOGIN,
  },
  {
    name: 'oauth-device: the client secret goes to a new device authorization URL unasked',
    why: 'Whoever can change a configuration would get the secret sent to a host of their own.',
    file: CONFIGS,
    find: 'isOther(deviceAuthorizationUrl) ||',
    replace: 'isOther(config.tokenUrl) ||',
    tests: LOGIN,
  },
  {
    name: 'oauth-device: after a restart nobody asks for the tokens of a login',
    why: 'The person would enter the code, and nothing would happen.',
    file: `${FOLDER}/follow-device-logins.service.ts`,
    find: 'for (const id of await listWaiting(deps.connection.db)) followDeviceLogin(deps, id);',
    replace: 'void [listWaiting, deps];',
    tests: PACE,
  },
  {
    name: 'oauth-device: the end of a login is not recorded',
    why: 'The token URL got the client secret, and nobody could see that.',
    file: END,
    find: '  if (isWaiting) await recordEnd(deps, tx, config, { polls }, reason);\n',
    replace: '  void [polls, reason];\n',
    tests: ENDINGS,
  },
];
