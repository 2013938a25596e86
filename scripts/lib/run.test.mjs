import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { run } from './run.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const options = { cwd: here, env: process.env, capture: true, limitMs: 10_000 };
/** @param {string} script */
const node = (script) => run(process.execPath, ['-e', script], options);

/** Whether it runs; a process that has ended counts as gone even before its exit code is read. @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    const stat = process.platform === 'linux' ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) Z /.test(stat);
  } catch {
    return false;
  }
};

/** Waits until the process is gone, at most 5 s. @param {number} pid */
const gone = async (pid) => {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return !isAlive(pid);
};

/**
 * Starts a script that launches a server, which prints its pid and each SIGTERM it gets, and ends with 3 after the
 * last; resolves once the server is up.
 * @param {string} more what the script does besides, with the launched `server`
 */
const launchedServer = async (more = '') => {
  const server = `
    process.on('SIGTERM', () => { console.log('stopping'); setTimeout(() => process.exit(3), 200); });
    setInterval(() => {}, 1000); console.log(process.pid);`;
  const script = `
    import { exitCode, launch } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)};
    const env = process.env;
    const server = launch(process.execPath, ['-e', ${JSON.stringify(server)}], { cwd: '.', env });
    ${more}
    process.exitCode = await exitCode(server);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await once(parent.stdout, 'data');
  return { parent, serverPid: Number.parseInt(output, 10), output: () => output };
};

it('passes on a program’s exit code and keeps its output', async () => {
  const result = await node('console.log("out"); console.error("err"); process.exitCode = 78');
  expect(result).toMatchObject({ code: 78, timedOut: false });
  expect(result.output).toContain('out\n');
  expect(result.output).toContain('err\n');
});

it('says that a program is missing', async () => {
  const result = await run('no-such-program', [], options);
  expect(result.code).toBe(1);
  expect(result.output).toContain('ENOENT');
});

it('keeps only the end of a long output', async () => {
  const { output } = await node('console.log("a".repeat(200_000) + "end")');
  expect(output).toHaveLength(64 * 1024);
  expect(output).toMatch(/end\n$/);
});

it('stops a program that takes too long, with everything it started', async () => {
  const inner = 'setInterval(() => {}, 1000)';
  const outer = `console.log(require('child_process').spawn(process.execPath, ['-e', '${inner}']).pid); ${inner}`;
  const result = await run(process.execPath, ['-e', outer], { ...options, limitMs: 1_000 });
  expect(result.timedOut).toBe(true);
  expect(await gone(Number.parseInt(result.output, 10))).toBe(true);
});

it('leaves nothing running after a program has ended', async () => {
  const inner = 'setInterval(() => {}, 1000)';
  const outer = `
    const child = require('child_process').spawn(process.execPath, ['-e', '${inner}'], { stdio: 'ignore' });
    child.unref(); console.log(child.pid);`;
  const result = await node(outer);
  expect(result.code).toBe(0);
  expect(await gone(Number.parseInt(result.output, 10))).toBe(true);
});

it('passes a signal on once, however often it comes, and exits with the program’s own code', async () => {
  const { parent, serverPid, output } = await launchedServer();
  parent.kill('SIGTERM');
  parent.kill('SIGTERM');
  const [code] = await once(parent, 'close');
  expect(code).toBe(3);
  expect(output()).toBe(`${serverPid}\nstopping\n`);
});

it('signals a program to stop exactly once, whether or not a signal came first', async () => {
  const stopped = await launchedServer("process.on('SIGUSR2', () => server.stop());");
  stopped.parent.kill('SIGUSR2');
  expect((await once(stopped.parent, 'close'))[0]).toBe(3);
  expect(stopped.output()).toBe(`${stopped.serverPid}\nstopping\n`);

  const signalled = await launchedServer("process.on('SIGTERM', () => server.stop());");
  signalled.parent.kill('SIGTERM');
  expect((await once(signalled.parent, 'close'))[0]).toBe(3);
  expect(signalled.output()).toBe(`${signalled.serverPid}\nstopping\n`);
});

it('ends the program when it is killed itself', async () => {
  const { parent, serverPid } = await launchedServer();
  parent.kill('SIGKILL');
  expect(await gone(serverPid)).toBe(true);
});
