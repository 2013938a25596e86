import { symlinkSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolders } from '#src/db/make-folders.ts';
import { createTestFolder } from '#test/database.ts';

const inFolder = async (): Promise<string> => {
  const { folder, dispose } = await createTestFolder();
  onTestFinished(dispose);
  return folder;
};

it('creates every missing folder for its owner alone, and accepts those that exist', async () => {
  const folder = path.join(await inFolder(), 'a', 'b', 'c');
  makeFolders(folder);
  makeFolders(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.dirname(folder))).mode & 0o777).toBe(0o700);
});

it('fails where a file or a broken link is in the way', async () => {
  const folder = await inFolder();
  writeFileSync(path.join(folder, 'file'), '');
  symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'link'));
  expect(() => makeFolders(path.join(folder, 'file'))).toThrow('EEXIST');
  expect(() => makeFolders(path.join(folder, 'file', 'below'))).toThrow('ENOTDIR');
  expect(() => makeFolders(path.join(folder, 'link'))).toThrow('ENOENT');
});

it('fails at once where no folder can be made', () => {
  expect(() => makeFolders('/proc/gatehouse/data')).toThrow(/ENOENT|EACCES|EROFS/);
});
