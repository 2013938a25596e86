import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';
/** Where the copies are created. */
let temporary = '';
/** @param {string} name @param {string} text */
const put = (name, text) => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
};
/** @param {string} name @param {string} target */
const link = (name, target) => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  symlinkSync(target, join(root, name));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse copied '));
  temporary = join(root, 'temporary');
  mkdirSync(temporary);
  put('api/package.json', '{}');
  put('api/src/app.ts', 'original');
  put('packages/contract/package.json', '{}');
  put('packages/contract/src/keys.ts', 'original');
  put('node_modules/.pnpm/zod/zod.js', 'installed');
  put('api/node_modules/.vite/results.json', 'kept by a tool');
  link('api/node_modules/zod', '../../node_modules/.pnpm/zod');
  link('api/node_modules/@gatehouse/contract', '../../../packages/contract');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * Copies in a separate process, which then runs `then`, with `copy` as the copy's path.
 * @param {string} then
 * @param {(child: import('node:child_process').ChildProcess) => void} [onOutput]
 */
const copyAnd = async (then, onOutput = () => {}) => {
  const script = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    import { copyWorkspace } from ${JSON.stringify(new URL('workspace-copy.mjs', import.meta.url).href)};
    const copy = copyWorkspace(${JSON.stringify(root)});
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: temporary },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  child.stdout.once('data', () => onOutput(child));
  const [code] = await once(child, 'close');
  return { code, output };
};

it('is complete and separate: a file changed there is seen by the packages there, but not by those here', async () => {
  const { output } = await copyAnd(`
    writeFileSync(copy + '/packages/contract/src/keys.ts', 'planted');
    const read = (name) => readFileSync(copy + '/api/node_modules/' + name, 'utf8');
    console.log(read('@gatehouse/contract/src/keys.ts'), read('zod/zod.js'));
    console.log(existsSync(copy + '/api/node_modules/.vite'));`);
  expect(output).toBe('planted installed\nfalse\n');
  expect(readFileSync(join(root, 'packages/contract/src/keys.ts'), 'utf8')).toBe('original');
});

it('is deleted with the process that created it, even if that is interrupted', async () => {
  const wait = 'console.log(existsSync(copy)); setInterval(() => {}, 1000);';
  const interrupted = await copyAnd(wait, (child) => child.kill('SIGINT'));
  expect(interrupted).toEqual({ code: 130, output: 'true\n' });
  expect(readdirSync(temporary)).toEqual([]);
});

it('fails if one of its packages would use an original one', async () => {
  link('api/node_modules/@gatehouse/outbound', join(root, 'packages/contract'));
  const { code, output } = await copyAnd('');
  expect(code).toBe(1);
  expect(output).toContain('api/node_modules/@gatehouse/outbound leads out of the copy');
  expect(readdirSync(temporary)).toEqual([]);
});
