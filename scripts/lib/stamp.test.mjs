import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampOf, unlessStamped } from './stamp.mjs';

let root = '';
/** @param {string} name @param {string} text */
const put = (name, text) => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
};
const stamp = () => stampOf(root, [join(root, 'src'), join(root, 'missing')]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse stamp '));
  put('src/a.ts', 'one');
  put('src/deep/b.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a stamp', () => {
  it('stays the same if a file is only touched', () => {
    const before = stamp();
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    expect(stamp()).toBe(before);
  });

  it('changes if the content changes but not its length', () => {
    const before = stamp();
    put('src/a.ts', 'eno');
    expect(stamp()).not.toBe(before);
  });

  it('changes when a file is added, renamed or removed', () => {
    const seen = new Set([stamp()]);
    put('src/c.ts', '');
    seen.add(stamp());
    renameSync(join(root, 'src/c.ts'), join(root, 'src/d.ts'));
    seen.add(stamp());
    rmSync(join(root, 'src/deep/b.ts'));
    seen.add(stamp());
    expect(seen.size).toBe(4);
  });

  it('changes if text moves from one file to the next', () => {
    put('src/a.ts', 'ab');
    put('src/deep/b.ts', 'c');
    const before = stamp();
    put('src/a.ts', 'a');
    put('src/deep/b.ts', 'bc');
    expect(stamp()).not.toBe(before);
  });

  it('ignores the output of tools', () => {
    const before = stamp();
    for (const name of ['node_modules/x.js', 'dist/x.js', '.turbo/x.log', 'tree.gen.ts'])
      put(`src/${name}`, 'x');
    expect(stamp()).toBe(before);
  });

  it('depends on the facts as well as the files', () => {
    expect(stampOf(root, [], ['linux x64'])).not.toBe(stampOf(root, [], ['linux arm64']));
  });

  it('stays the same if the whole folder moves', () => {
    const before = stamp();
    const moved = `${root} moved`;
    renameSync(root, moved);
    root = moved;
    expect(stamp()).toBe(before);
  });
});

describe('stamped work', () => {
  let runs = 0;
  const state = (stamp = 'same', whole = true) => ({
    file: join(root, 'stamps/work'),
    stamp,
    isWhole: () => whole,
  });
  const work = async () => {
    runs += 1;
  };
  beforeEach(() => {
    runs = 0;
  });

  it('is done once per stamp', async () => {
    await unlessStamped(state(), work);
    await unlessStamped(state(), work);
    expect(runs).toBe(1);
  });

  it('is done again for another stamp', async () => {
    await unlessStamped(state(), work);
    await unlessStamped(state('other'), work);
    expect(runs).toBe(2);
  });

  it('is done again if its result is gone', async () => {
    await unlessStamped(state(), work);
    await unlessStamped(state('same', false), work);
    expect(runs).toBe(2);
  });

  it('is done again after a failure, even if it was stamped before', async () => {
    await unlessStamped(state(), work);
    const broken = unlessStamped(state('same', false), () => Promise.reject(new Error('broke')));
    await expect(broken).rejects.toThrow('broke');
    expect(existsSync(state().file)).toBe(false);
    await unlessStamped(state(), work);
    expect(runs).toBe(2);
  });
});
