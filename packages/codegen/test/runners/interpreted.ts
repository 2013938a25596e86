import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  mustRun,
  type Parser,
  type Program,
  type Runner,
  type RunOptions,
  runCommand,
} from '#test/runners/runner.ts';

/*
 * One process runs all programs of a language, because some take long to start. Its own script loads each as a file.
 */

const writeAll = async (
  programs: readonly Program[],
  folder: string,
  extension: string,
): Promise<string[]> => {
  const names = programs.map(({ id }) => `${id}.${extension}`);
  await Promise.all(
    programs.map(({ code }, at) => writeFile(path.join(folder, names[at] ?? ''), `${code}\n`)),
  );
  return names;
};

type Language = { extension: string; command: string; main: string; mainName: string };

const interpreter =
  ({ extension, command, main, mainName }: Language): Runner =>
  async (programs, options) => {
    const names = await writeAll(programs, options.folder, extension);
    await writeFile(path.join(options.folder, mainName), main);
    await writeFile(path.join(options.folder, 'names.txt'), names.join('\n'));
    return (await runCommand(command, [mainName], options)).output;
  };

const PYTHON_MAIN = `
import pathlib, runpy
for name in pathlib.Path("names.txt").read_text().split("\\n"):
    try:
        runpy.run_path(name)
    except BaseException as error:
        print("FAILED", name, repr(error))
`;

export const pythonRunner = (command: string): Runner =>
  interpreter({ extension: 'py', command, main: PYTHON_MAIN, mainName: 'main.py' });

const RUBY_MAIN = `
File.read('names.txt').split("\\n").each do |name|
  load File.join(__dir__, name)
rescue Exception => error
  puts "FAILED #{name} #{error.inspect}"
end
`;

export const rubyRunner: Runner = interpreter({
  extension: 'rb',
  command: 'ruby',
  main: RUBY_MAIN,
  mainName: 'main.rb',
});

const PHP_MAIN = `<?php
foreach (explode("\\n", file_get_contents('names.txt')) as $programName) {
    try {
        require __DIR__ . '/' . $programName;
    } catch (Throwable $problem) {
        echo 'FAILED ', $programName, ' ', get_class($problem), ' ', $problem->getMessage(), "\\n";
    }
}
`;

const runPhp = interpreter({ extension: 'php', command: 'php', main: PHP_MAIN, mainName: 'main.php' });

/** Where Debian has the classes of Guzzle. */
const GUZZLE = '/usr/share/php/GuzzleHttp/autoload.php';

export const phpRunner: Runner = async (programs, options) => {
  const { mkdir } = await import('node:fs/promises');
  await mkdir(path.join(options.folder, 'vendor'), { recursive: true });
  await writeFile(path.join(options.folder, 'vendor/autoload.php'), `<?php require_once '${GUZZLE}';\n`);
  return runPhp(programs, options);
};

export const phpParser: Parser = async (programs, options) => {
  for (const name of await writeAll(programs, options.folder, 'php'))
    await mustRun('php', ['-l', name], options);
};

const NODE_MAIN = `
import { readFileSync } from 'node:fs';
for (const name of readFileSync('names.txt', 'utf8').split('\\n')) {
  try {
    await import(\`./\${name}\`);
    if (process.exitCode !== undefined) throw new Error('it failed');
  } catch (error) {
    console.log('FAILED', name, error);
  }
  process.exitCode = undefined;
}
`;

const runNode = interpreter({
  extension: 'mjs',
  command: process.execPath,
  main: NODE_MAIN,
  mainName: 'main.mjs',
});

export const nodeRunner: Runner = async (programs, options) => {
  const installed = path.resolve(import.meta.dirname, '../../node_modules');
  await symlink(installed, path.join(options.folder, 'node_modules'));
  return runNode(programs, options);
};

const inShell = async ({ id, code, env }: Program, options: RunOptions): Promise<string> => {
  const own = { ...options, env: { ...options.env, ...env } };
  const { code: status, output } = await runCommand('/bin/sh', ['-c', code], own);
  return status === 0 ? '' : `FAILED ${id} with ${status}: ${output}\n`;
};

/** Each command as if the user pasted it into a shell. */
export const shellRunner: Runner = async (programs, options) => {
  const outputs: string[] = [];
  for (const program of programs) outputs.push(await inShell(program, options));
  return outputs.join('');
};
