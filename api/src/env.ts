import { homedir } from 'node:os';
import path from 'node:path';
import { httpUrl } from '@gatehouse/contract/common.ts';
import { classifyAddress, unmapped } from '@gatehouse/outbound/address.ts';
import { isLoopbackHost } from '@gatehouse/outbound/local-host.ts';
import { z } from 'zod';
import { misspelledNames } from '#src/env-names.ts';
import { createHostList, parseHost } from '#src/http/host-name.ts';
import { isGuessable } from '#src/http/token-strength.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/** Minimum length of ACCESS_TOKEN; required wherever another machine may connect. */
const MIN_ACCESS_TOKEN_LENGTH = 32;
/** Its 64 hexadecimal digits need no encoding in a link. */
const MAKE_ACCESS_TOKEN = 'make one with: openssl rand -hex 32';

/** They mean all addresses of this machine; no request can name them as its host. */
const WILDCARD_HOSTS = ['0.0.0.0', '::'];

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/** As written in a URL: an IPv6 address gets brackets. */
export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * As URLs spell it, without brackets and trailing dots: `127.1` is `127.0.0.1`. An IPv4-mapped address is its IPv4
 * address: `::ffff:0.0.0.0` means all of them, like `0.0.0.0`. Empty if the text is not a host.
 */
const readHost = (text: string): string => {
  const url = URL.parse(`http://${inUrl(withoutBrackets(text))}`);
  if (url?.href !== `http://${url?.hostname}/`) return '';
  return unmapped(withoutBrackets(url.hostname).replace(/(?<!\.)\.+$/, ''));
};

const isLoopback = (host: string): boolean =>
  host === 'localhost' || classifyAddress(host).scope === 'loopback';

/**
 * The entry of ALLOWED_HOSTS that is no name of this machine: whoever names the server so is behind a proxy, and connects from
 * anywhere. Undefined if there is none.
 */
const nameBeyond = (allowedHosts: readonly string[]): string | undefined =>
  allowedHosts.find((entry) => !isLoopbackHost(parseHost(entry)?.name ?? ''));

const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const isMasterKey = (value: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) && Buffer.from(value, 'base64').length === 32;

const cidr = z.union([z.cidrv4(), z.cidrv6()], {
  error: 'must be a comma-separated list of CIDRs, such as 10.0.0.0/8',
});

const envSchema = z.object({
  HOST: z
    .string()
    .transform(readHost)
    .refine(Boolean, 'must be an IP address or a host name of this machine')
    .default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be at most 65535')
    .default(4000),
  DATA_DIR: z.string().default('./data'),
  ALLOW_NETWORK_DATA_DIR: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://')
    .optional(),
  MASTER_KEY: z.string().refine(isMasterKey, 'must be 32 bytes in base64 (44 characters)').optional(),
  MASTER_KEY_FILE: z.string().optional(),
  XDG_CONFIG_HOME: z.string().optional(),
  npm_lifecycle_event: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl('must be an http or https URL without a user name or password').optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  ACCESS_TOKEN: z
    .string()
    .min(
      MIN_ACCESS_TOKEN_LENGTH,
      `must be at least ${MIN_ACCESS_TOKEN_LENGTH} characters; ${MAKE_ACCESS_TOKEN}`,
    )
    // A header cannot carry anything else, so nobody could ever send such a token.
    .regex(/^[\x21-\x7e]+$/, 'must consist of visible ASCII characters without spaces')
    // The right token is admitted however many wrong ones came before it.
    .refine((token) => !isGuessable(token), `is too easy to guess; ${MAKE_ACCESS_TOKEN}`)
    .optional(),
  ALLOWED_HOSTS: commaSeparated.default([]),
  EGRESS_ALLOW: commaSeparated.pipe(z.array(cidr)).default([]),
  VERIFY_DAILY: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
});

export type Env = {
  /** A host name or an IP address without brackets. */
  host: string;
  /** True if `host` means all addresses of this machine. */
  listensEverywhere: boolean;
  port: number;
  /** True if the address it listens on is loopback. */
  listensOnLoopback: boolean;
  /**
   * True if only this machine can connect, as far as the settings say: it listens on loopback, and no proxy hands on the requests
   * of others. Then the user's own calls may reach local networks, and no access token is required.
   */
  onlyThisMachine: boolean;
  /** npm runs the server as its script, and waits for it. */
  startedByNpm: boolean;
  /** Absolute. */
  dataDir: string;
  /** The data folder may be on a network file system. */
  allowNetworkDataDir: boolean;
  databaseUrl: string | undefined;
  masterKey: string | undefined;
  masterKeyFile: string | undefined;
  /** Absolute; a master key is created here if none is set. */
  configDir: string;
  /** If absent, recommendations come from the built-in catalog and rules alone. */
  llm: { apiKey: string | undefined; baseUrl: string | undefined; model: string } | undefined;
  accessToken: string | undefined;
  /** In addition to the loopback names: ALLOWED_HOSTS, and HOST itself. */
  allowedHosts: string[];
  egressAllow: string[];
  /** Whether keys are verified once a day; undefined if the settings decide. */
  verifyDaily: boolean | undefined;
  logLevel: string;
  /** Variables that are set, mean nothing, and are one letter from one that does: what to say about each. */
  misspelled: string[];
};

// `FOO=` in a .env file sets an empty variable: it means "not set".
const withoutEmpty = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/**
 * The environment, read once. Throws a StartError that names the first invalid variable and what it must be; it never repeats the
 * value, which may be a secret, except that of HOST and a host name of ALLOWED_HOSTS.
 */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const parsed = envSchema.safeParse(withoutEmpty(source));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path[0]?.toString() ?? 'environment'} ${issue?.message ?? 'is invalid'}`);
  }
  const env = parsed.data;
  const listensOnLoopback = isLoopback(env.HOST);
  const listensEverywhere = WILDCARD_HOSTS.includes(env.HOST);
  createHostList(env.ALLOWED_HOSTS);
  const beyond = nameBeyond(env.ALLOWED_HOSTS);
  if (env.ACCESS_TOKEN === undefined && (!listensOnLoopback || beyond !== undefined)) {
    const what = listensOnLoopback
      ? `ALLOWED_HOSTS ${beyond} is a name for other machines`
      : `HOST ${env.HOST} is reachable from other machines`;
    throw new StartError(
      `${what}: set ACCESS_TOKEN to at least ${MIN_ACCESS_TOKEN_LENGTH} characters; ${MAKE_ACCESS_TOKEN}`,
    );
  }
  const hasLlm = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
  return {
    host: env.HOST,
    listensEverywhere,
    port: env.PORT,
    listensOnLoopback,
    onlyThisMachine: listensOnLoopback && beyond === undefined,
    startedByNpm: env.npm_lifecycle_event !== undefined,
    dataDir: path.resolve(env.DATA_DIR),
    allowNetworkDataDir: env.ALLOW_NETWORK_DATA_DIR === 'true',
    databaseUrl: env.DATABASE_URL,
    masterKey: env.MASTER_KEY,
    masterKeyFile: env.MASTER_KEY_FILE,
    configDir: path.resolve(env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config'), 'gatehouse'),
    llm: hasLlm
      ? { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL }
      : undefined,
    accessToken: env.ACCESS_TOKEN,
    allowedHosts: [...env.ALLOWED_HOSTS, ...(listensEverywhere ? [] : [inUrl(env.HOST)])],
    egressAllow: env.EGRESS_ALLOW,
    verifyDaily: env.VERIFY_DAILY === undefined ? undefined : env.VERIFY_DAILY === 'true',
    logLevel: env.LOG_LEVEL,
    misspelled: misspelledNames(Object.keys(withoutEmpty(source)), Object.keys(envSchema.shape)),
  };
};
