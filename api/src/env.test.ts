import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#src/env.ts';
import { StartError } from '#src/start-error.ts';

const TOKEN = 'a'.repeat(32);
const KEY = Buffer.alloc(32, 7).toString('base64');

describe('the environment', () => {
  it('needs nothing: every variable has its default', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      listensOnLoopback: true,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      llm: undefined,
      allowedHosts: [],
      egressAllow: [],
      logLevel: 'info',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', MASTER_KEY: '', ALLOWED_HOSTS: '' })).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
      masterKey: undefined,
    });
  });

  it('reads lists, the key and a local model', () => {
    const env = readEnv({
      ALLOWED_HOSTS: 'a.test, b.test,',
      EGRESS_ALLOW: '10.0.0.0/8,fd00::/8',
      MASTER_KEY: KEY,
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      XDG_CONFIG_HOME: '/etc/xdg',
    });
    expect(env).toMatchObject({
      allowedHosts: ['a.test', 'b.test'],
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
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ MASTER_KEY: 'short' }, 'MASTER_KEY must be 32 bytes in base64 (44 characters)'],
    [{ ACCESS_TOKEN: 'a'.repeat(31) }, 'ACCESS_TOKEN must be at least 32 characters'],
    [{ EGRESS_ALLOW: '10.0.0.0/8,nonsense' }, 'EGRESS_ALLOW must hold CIDRs'],
    [{ OPENAI_BASE_URL: 'ftp://x' }, 'OPENAI_BASE_URL must be an http or https URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ HOST: '0.0.0.0' }, 'set ACCESS_TOKEN to at least 32 characters'],
  ])('stops on %j with one line that names the variable and never its value', (source, line) => {
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

  it('listens beyond loopback once a token guards it', () => {
    expect(readEnv({ HOST: '0.0.0.0', ACCESS_TOKEN: TOKEN })).toMatchObject({ listensOnLoopback: false });
    expect(readEnv({ HOST: '::1' })).toMatchObject({ listensOnLoopback: true });
  });
});
