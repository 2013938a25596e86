import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const TOKEN = '4f3a91c07d2b85e6f0a3b8d94c17e52a';
const KEY = Buffer.alloc(32, 7).toString('base64');

describe('the environment', () => {
  it('requires nothing: every variable is optional', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      listensEverywhere: false,
      port: 4000,
      listensOnLoopback: true,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      llm: undefined,
      allowedHosts: ['127.0.0.1'],
      egressAllow: [],
      logLevel: 'info',
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', MASTER_KEY: '', ALLOWED_HOSTS: '' })).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
      masterKey: undefined,
    });
  });

  it('reads lists, the key and a local model', () => {
    const env = readEnv({
      ALLOWED_HOSTS: 'a.test, b.test,',
      ACCESS_TOKEN: TOKEN,
      EGRESS_ALLOW: '10.0.0.0/8,fd00::/8',
      MASTER_KEY: KEY,
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      XDG_CONFIG_HOME: '/etc/xdg',
    });
    expect(env).toMatchObject({
      allowedHosts: ['a.test', 'b.test', '127.0.0.1'],
      egressAllow: ['10.0.0.0/8', 'fd00::/8'],
      masterKey: KEY,
      configDir: '/etc/xdg/gatehouse',
      llm: { apiKey: undefined, baseUrl: 'http://localhost:11434/v1' },
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number'],
    [{ PORT: '65536' }, 'PORT must be at most 65535'],
    [{ PORT: '-1' }, 'PORT must be a port number'],
    [{ PORT: '0x10' }, 'PORT must be a port number'],
    [{ PORT: '1e3' }, 'PORT must be a port number'],
    [{ HOST: 'bad host' }, 'HOST must be an IP address or a host name of this machine'],
    [{ HOST: 'localhost:4000' }, 'HOST must be an IP address or a host name of this machine'],
    [{ ALLOW_NETWORK_DATA_DIR: 'yes' }, 'ALLOW_NETWORK_DATA_DIR must be true or false'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ MASTER_KEY: 'short' }, 'MASTER_KEY must be 32 bytes in base64 (44 characters)'],
    [{ ACCESS_TOKEN: TOKEN.slice(1) }, 'ACCESS_TOKEN must be at least 32 characters; make one with: openssl'],
    [
      { ACCESS_TOKEN: 'a'.repeat(32) },
      'ACCESS_TOKEN is too easy to guess; make one with: openssl rand -hex 32',
    ],
    [{ ACCESS_TOKEN: 'nonsense'.repeat(5) }, 'ACCESS_TOKEN is too easy to guess'],
    [
      { ACCESS_TOKEN: ' '.repeat(40) },
      'ACCESS_TOKEN must consist of visible ASCII characters without spaces',
    ],
    [{ ACCESS_TOKEN: 'é'.repeat(40) }, 'ACCESS_TOKEN must consist of visible ASCII characters'],
    [{ EGRESS_ALLOW: '10.0.0.0/8,nonsense' }, 'EGRESS_ALLOW must be a comma-separated list of CIDRs'],
    [{ OPENAI_BASE_URL: 'ftp://x' }, 'OPENAI_BASE_URL must be an http or https URL'],
    [{ OPENAI_BASE_URL: 'http://u:nonsense@x/v1' }, 'OPENAI_BASE_URL must be an http or https URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ HOST: '0.0.0.0' }, 'set ACCESS_TOKEN to at least 32 characters'],
    [{ HOST: '::' }, 'set ACCESS_TOKEN to at least 32 characters'],
    [{ HOST: '::ffff:0.0.0.0' }, 'set ACCESS_TOKEN to at least 32 characters'],
    [{ HOST: '192.168.1.5' }, 'set ACCESS_TOKEN to at least 32 characters'],
    [{ HOST: 'gatehouse.example' }, 'set ACCESS_TOKEN to at least 32 characters'],
    ...[
      'gh.corp',
      'localhost,gh.corp',
      'gh.corp:8443',
      'GH.CORP',
      '10.0.0.5',
      '192.168.1.5:4000',
      '[fd00::5]',
      '0.0.0.0',
      'localhost.corp',
      'notlocalhost',
      '127.0.0.1.nip.io',
    ].map((ALLOWED_HOSTS): [NodeJS.ProcessEnv, string] => [
      { ALLOWED_HOSTS },
      'is a name for other machines: set ACCESS_TOKEN to at least 32 characters',
    ]),
    [{ ALLOWED_HOSTS: '[::ffff:10.0.0.5]' }, 'ALLOWED_HOSTS must be a comma-separated list of host names'],
    [{ ALLOWED_HOSTS: 'https://nonsense' }, 'ALLOWED_HOSTS must be a comma-separated list of host names'],
    [{ ALLOWED_HOSTS: 'nonsense nonsense' }, 'ALLOWED_HOSTS must be a comma-separated list of host names'],
  ])('stops on %j with one line that names the variable but not its value', (source, line) => {
    const error = (() => {
      try {
        return readEnv(source);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).exitCode).toBe(78);
    expect((error as StartError).message).toContain(line);
    expect((error as StartError).message).not.toContain('\n');
    expect((error as StartError).message).not.toContain('nonsense');
  });

  it('listens beyond loopback if a token is set', () => {
    expect(readEnv({ HOST: '0.0.0.0', ACCESS_TOKEN: TOKEN })).toMatchObject({ listensOnLoopback: false });
  });

  it.each([
    ['', true],
    ['localhost, gatehouse.localhost:4000, dev.localhost', true],
    ['127.0.0.2,[::1]:4000', true],
    ['gh.corp', false],
    ['localhost,10.0.0.5', false],
  ])('with the ALLOWED_HOSTS "%s", only this machine can connect: %s', (ALLOWED_HOSTS, onlyThisMachine) => {
    const env = readEnv({ ALLOWED_HOSTS, ACCESS_TOKEN: TOKEN });
    expect(env).toMatchObject({ listensOnLoopback: true, onlyThisMachine });
    if (onlyThisMachine) expect(readEnv({ ALLOWED_HOSTS })).toMatchObject({ accessToken: undefined });
  });

  it('knows that others can connect where it listens beyond loopback', () => {
    expect(readEnv({ HOST: '0.0.0.0', ACCESS_TOKEN: TOKEN })).toMatchObject({ onlyThisMachine: false });
  });

  it.each([
    ['::1', '::1', '[::1]'],
    ['[::1]', '::1', '[::1]'],
    ['127.0.0.2', '127.0.0.2', '127.0.0.2'],
    ['127.1', '127.0.0.1', '127.0.0.1'],
    ['LOCALHOST', 'localhost', 'localhost'],
    ['localhost.', 'localhost', 'localhost'],
    ['::ffff:127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ])('treats %s as loopback, and allows requests to that host name', (HOST, host, name) => {
    expect(readEnv({ HOST })).toMatchObject({ host, listensOnLoopback: true, allowedHosts: [name] });
  });

  it('allows requests to the address it listens on, but not to the wildcard address', () => {
    const env = (HOST: string) => readEnv({ HOST, ACCESS_TOKEN: TOKEN });
    expect(env('192.168.1.5')).toMatchObject({ allowedHosts: ['192.168.1.5'], listensEverywhere: false });
    expect(env('fd00::5')).toMatchObject({ allowedHosts: ['[fd00::5]'] });
    for (const host of ['0.0.0.0', '::', '::ffff:0.0.0.0', '[::ffff:0:0]', '0', '0x0', '0:0:0:0:0:0:0:0'])
      expect(env(host), host).toMatchObject({ allowedHosts: [], listensEverywhere: true });
  });
});
