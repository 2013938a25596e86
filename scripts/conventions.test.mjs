import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The house rules of docs/architecture.md as tests. Each says why it is there; a rule that has lost its reason is
 * changed here and in the document together.
 */

const root = path.resolve(import.meta.dirname, '..');
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const files = git('ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'));
const source = code.filter(
  (file) => /^(api|web|packages\/\w+)\/src\//.test(file) && !/\.test\.tsx?$/.test(file),
);
/** @param {string} file */
const importsOf = (file) =>
  [
    ...read(file).matchAll(
      /(?:^|\n)\s*(?:import|export)\s(?<clause>[^;'"]*?)from\s+'(?<from>[^']+)'|import\(\s*'(?<lazy>[^']+)'\s*\)/g,
    ),
  ].map(({ groups = {} }) => ({
    from: groups.from ?? groups.lazy ?? '',
    isType: /^type\s/.test(groups.clause ?? ''),
  }));
/** The files for which `isWrong` holds, so that a failure names them. @param {string[]} list @param {(file: string) => boolean} isWrong */
const wrong = (list, isWrong) => list.filter(isWrong);
/** @param {string} file @param {RegExp} pattern */
const importsAny = (file, pattern) => importsOf(file).some(({ from }) => pattern.test(from));

describe('imports point one way', () => {
  it('packages know nothing of api and web, and the contract knows zod alone: it is what everybody agrees on', () => {
    const packages = source.filter((file) => file.startsWith('packages/'));
    expect(wrong(packages, (file) => importsAny(file, /^@gatehouse\/(api|web)/))).toEqual([]);
    const contract = packages.filter((file) => file.startsWith('packages/contract/'));
    expect(
      wrong(contract, (file) => importsOf(file).some(({ from }) => from !== 'zod' && !from.startsWith('./'))),
    ).toEqual([]);
  });

  it('the web takes types from the api and nothing else: server code must not reach the browser', () => {
    const web = source.filter((file) => file.startsWith('web/'));
    expect(
      wrong(web, (file) =>
        importsOf(file).some(({ from, isType }) => from.startsWith('@gatehouse/api') && !isType),
      ),
    ).toEqual([]);
    expect(wrong(web, (file) => importsAny(file, /^@gatehouse\/outbound/))).toEqual([]);
  });

  it('a feature of the web imports no other feature: routes compose them', () => {
    const isForeign = (/** @type {string} */ file) => {
      const own = file.split('/')[3];
      return importsOf(file).some(
        ({ from }) => from.startsWith('#src/features/') && from.split('/')[2] !== own,
      );
    };
    expect(
      wrong(
        source.filter((file) => file.startsWith('web/src/features/')),
        isForeign,
      ),
    ).toEqual([]);
    const shared = source.filter((file) => /^web\/src\/(components|lib)\//.test(file));
    expect(wrong(shared, (file) => importsAny(file, /^#src\/(features|routes|app)\//))).toEqual([]);
  });

  it('a feature of the api calls another only downwards and only through its service: no circles, and rules stay in one place', () => {
    const ranks = [
      ['audit'],
      ['providers', 'profile'],
      ['keys', 'endpoints'],
      ['oauth', 'history'],
      ['testing', 'codegen', 'guides', 'applications', 'discover', 'research', 'marketplace'],
      ['dashboard'],
    ];
    const rankOf = (/** @type {string | undefined} */ name) =>
      ranks.findIndex((rank) => rank.includes(name ?? ''));
    const features = source.filter((file) => file.startsWith('api/src/features/'));
    expect(wrong(features, (file) => rankOf(file.split('/')[3]) === -1)).toEqual([]);
    const breaks = (/** @type {string} */ file) => {
      const own = file.split('/')[3];
      return importsOf(file).some(({ from }) => {
        const [, , other, ...rest] = from.split('/');
        if (!from.startsWith('#src/features/') || other === own) return false;
        return rankOf(other) >= rankOf(own) || !rest.join('/').endsWith('.service.ts');
      });
    };
    expect(wrong(features, breaks)).toEqual([]);
  });

  it('inside the api, db and vault never look back at features or http', () => {
    const ground = source.filter((file) => /^api\/src\/(db|vault)\//.test(file));
    expect(wrong(ground, (file) => importsAny(file, /^#src\/(features|http|app|router|main)/))).toEqual([]);
    const features = source.filter((file) => file.startsWith('api/src/features/'));
    expect(wrong(features, (file) => importsAny(file, /^#src\/(http|app|router|main|create-deps)/))).toEqual(
      [],
    );
  });

  it('no import climbs with ../ and none goes through an index file: both hide who needs whom', () => {
    expect(wrong(source, (file) => importsAny(file, /^\.\.\//))).toEqual([]);
    expect(
      wrong(code, (file) => /(^|\/)index\.tsx?$/.test(file) && !file.startsWith('web/src/routes/')),
    ).toEqual([]);
  });

  it('migrations import nothing of ours at run time: history must run after the code has changed', () => {
    const migrations = source.filter((file) => /^api\/src\/db\/migrations\/\d{4}-\d{2}-\d{2}-/.test(file));
    expect(migrations.length).toBeGreaterThan(0);
    expect(wrong(migrations, (file) => importsOf(file).some(({ isType }) => !isType))).toEqual([]);
  });
});

describe('there is one door for each thing', () => {
  it('only stores and db know Kysely: rows, flags and dates are turned into entities in one place', () => {
    const isAllowed = (/** @type {string} */ file) =>
      file.endsWith('.store.ts') || file.startsWith('api/src/db/');
    expect(
      wrong(source, (file) => importsAny(file, /^(kysely|better-sqlite3|pg)$/) && !isAllowed(file)),
    ).toEqual([]);
  });

  it('only env.ts reads process.env: elsewhere a misspelt name would go unnoticed', () => {
    expect(wrong(source, (file) => /process\.env/.test(read(file)) && file !== 'api/src/env.ts')).toEqual([]);
  });

  it('only packages/outbound opens a connection: a call made elsewhere would pass no address check', () => {
    const opens = (/** @type {string} */ file) =>
      importsOf(file).some(
        ({ from, isType }) =>
          /^(undici|axios|node:(https?|http2|net|tls|dgram|dns.*))$/.test(from) && !isType,
      ) || /(?<![.\w])fetch\(/.test(read(file));
    // Both read a table of Node's and connect to nothing.
    const readers = ['api/src/features/testing/analysis/status.ts'];
    const server = source.filter(
      (file) =>
        file.startsWith('api/') || (file.startsWith('packages/') && !file.startsWith('packages/outbound/')),
    );
    expect(wrong(server, (file) => opens(file) && !readers.includes(file))).toEqual([]);
  });

  it('HTML is never set as text: what a page or a provider wrote would run as ours', () => {
    expect(
      wrong(source, (file) => /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/.test(read(file))),
    ).toEqual([]);
  });

  it('nothing is evaluated: no eval, Function or vm', () => {
    expect(wrong(source, (file) => /\beval\(|new Function\(|node:vm/.test(read(file)))).toEqual([]);
  });
});

describe('a reader finds things where they are expected', () => {
  it('file names are kebab-case', () => {
    const isKebab = (/** @type {string} */ file) =>
      /^[a-z0-9_$]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(path.basename(file));
    expect(wrong(code, (file) => !isKebab(file))).toEqual([]);
  });

  it('no file is longer than 300 lines, no router than 200, no route than 60: past that it does two things', () => {
    const limitOf = (/** @type {string} */ file) => {
      if (file.startsWith('web/src/routes/')) return 60;
      return file.endsWith('.router.ts') ? 200 : 300;
    };
    expect(wrong(code, (file) => read(file).split('\n').length - 1 > limitOf(file))).toEqual([]);
  });

  it('a route file exports its Route alone: another export would not be split from the first load', () => {
    const routes = source.filter((file) => file.startsWith('web/src/routes/'));
    expect(routes.length).toBeGreaterThan(0);
    expect(
      wrong(
        routes,
        (file) =>
          (read(file).match(/^export\s/gm) ?? []).length !== 1 || !/^export const Route\b/m.test(read(file)),
      ),
    ).toEqual([]);
  });

  it('every feature with a router has its contract, its tests and, if it has a screen, its journey in a browser', () => {
    const names = source
      .filter((file) => /^api\/src\/features\/\w[\w-]*\/[\w-]+\.router\.ts$/.test(file))
      .map((file) => file.split('/')[3] ?? '');
    expect(names.length).toBeGreaterThan(2);
    const withoutScreen = ['providers'];
    const expected = names.flatMap((name) => [
      `packages/contract/src/${name}.ts`,
      `api/src/features/${name}/${name}.test.ts`,
      ...(withoutScreen.includes(name)
        ? []
        : [`web/src/features/${name}/${name}-page.tsx`, `web/e2e/${name}.e2e.ts`]),
    ]);
    expect(wrong(expected, (file) => !files.includes(file))).toEqual([]);
  });
});

describe('what is promised is kept', () => {
  it('every dependency has one exact version: the same clone gives the same program', () => {
    const loose = files
      .filter((file) => path.basename(file) === 'package.json')
      .flatMap((file) => {
        const manifest = JSON.parse(read(file));
        return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
          .filter(
            ([, version]) =>
              !/^(catalog:|workspace:\*|(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?)$/.test(String(version)),
          )
          .map(([name, version]) => `${file}: ${name} ${version}`);
      });
    expect(loose).toEqual([]);
  });

  it('every variable of env.ts is told of in .env.example and in the README', () => {
    const names = [...read('api/src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'XDG_CONFIG_HOME');
    expect(names.length).toBeGreaterThan(10);
    for (const document of ['.env.example', 'README.md']) {
      expect(
        names.filter((name) => !read(document).includes(name)),
        document,
      ).toEqual([]);
    }
  });

  it('no test is skipped or singled out in the code: what cannot run says so by failing', () => {
    const tests = files.filter(
      (file) => /\.(test|e2e)\.(tsx?|mjs)$/.test(file) && !file.endsWith('conventions.test.mjs'),
    );
    expect(wrong(tests, (file) => /\b(it|test|describe)\.(skip|only|todo|fixme)\b/.test(read(file)))).toEqual(
      [],
    );
  });
});
