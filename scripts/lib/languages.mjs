import { existsSync } from 'node:fs';
import { aptWays } from './apt.mjs';
import { ensureTool } from './ensure-tool.mjs';
import { run } from './run.mjs';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {object} Language what runs generated programs, with the libraries that they use
 * @property {string[]} commands the first that works is used
 * @property {string[]} args of a command that succeeds if the libraries are there
 * @property {string[]} [files] that must exist
 * @property {string} packages of Debian
 */

/** @type {Record<string, Language>} */
const LANGUAGES = {
  requests: {
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import requests, botocore'],
    packages: 'python3-requests python3-botocore',
  },
  httpx: {
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import httpx, botocore'],
    packages: 'python3-httpx python3-botocore',
  },
  cryptography: {
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import cryptography'],
    packages: 'python3-cryptography',
  },
  openssl: { commands: ['openssl'], args: ['mac', '-help'], packages: 'openssl' },
  flask: {
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import flask, requests'],
    packages: 'python3-flask python3-requests',
  },
  fastapi: {
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import fastapi.testclient, httpx'],
    packages: 'python3-fastapi python3-httpx python3-multipart',
  },
  php: {
    commands: ['php'],
    args: ['-r', 'exit(defined("CURLOPT_AWS_SIGV4") ? 0 : 1);'],
    packages: 'php-cli php-curl',
  },
  guzzle: {
    commands: ['php'],
    args: ['-r', 'require "/usr/share/php/GuzzleHttp/autoload.php";'],
    packages: 'php-cli php-curl php-guzzlehttp-guzzle',
  },
  java: { commands: ['javac'], args: ['--release', '11', '-version'], packages: 'default-jdk-headless' },
  okhttp: {
    commands: ['javac'],
    args: ['--release', '11', '-version'],
    files: ['/usr/share/java/okhttp.jar', '/usr/share/java/okio.jar'],
    packages: 'default-jdk-headless libokhttp-java',
  },
  go: {
    commands: ['go'],
    args: ['version'],
    files: ['/usr/share/gocode/src/github.com/aws/aws-sdk-go-v2'],
    packages: 'golang-go golang-github-aws-aws-sdk-go-v2-dev',
  },
  ruby: { commands: ['ruby'], args: ['-e', 'require "aws-sigv4"'], packages: 'ruby ruby-aws-sigv4' },
  faraday: {
    commands: ['ruby'],
    args: ['-e', 'require "aws-sigv4"; require "faraday"'],
    packages: 'ruby ruby-aws-sigv4 ruby-faraday',
  },
  mono: {
    commands: ['mcs'],
    args: ['--version'],
    files: ['/usr/bin/mono', '/usr/lib/mono/4.5/System.Net.Http.dll'],
    packages: 'mono-mcs mono-runtime libmono-system-net-http4.0-cil',
  },
};

/** @param {Language} language */
const find = async ({ commands, args, files = [] }) => {
  if (!files.every((file) => existsSync(file))) return undefined;
  for (const command of commands) {
    const { code } = await run(command, args, {
      cwd: ROOT,
      env: process.env,
      capture: true,
      limitMs: 60_000,
    });
    if (code === 0) return command;
  }
  return undefined;
};

/**
 * For each language: `find` returns its command, or undefined if it is not installed; `ensure` installs it first, or throws
 * a Failure.
 */
export const LANGUAGE_TOOLS = Object.fromEntries(
  Object.entries(LANGUAGES).map(([name, language]) => [
    name,
    {
      find: () => find(language),
      ensure: () =>
        ensureTool({
          name: `${name}, which runs generated code,`,
          find: () => find(language),
          ways: () => aptWays(`--no-install-recommends ${language.packages}`),
          advice: `Install it (Debian, Ubuntu: sudo apt-get install ${language.packages}), then run this again.`,
        }),
    },
  ]),
);
