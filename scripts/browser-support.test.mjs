import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { parseSync } from 'oxc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import {
  compatibilityData,
  newerThanStated,
  scriptCheck,
  statedBrowsers,
  statedIn,
  styleCheck,
} from './lib/browser-support.mjs';
import { ROOT } from './lib/workspace.mjs';

/** What the built files use although a stated browser lacks it, and why the screens work without it. */
const WITHOUT = {
  'only used if it is there': [
    'Error.captureStackTrace',
    'EditContext',
    '.getComposedRanges()',
    'TouchEvent',
    '.showOpenFilePicker()',
    'window.showOpenFilePicker',
    'document.startViewTransition',
    '.startViewTransition()',
    'navigator.connection',
    'navigator.scheduling',
    'navigator.userAgentData',
    'window.requestIdleCallback',
    '.requestIdleCallback()',
    'window.cancelIdleCallback',
    '.cancelIdleCallback()',
    'Symbol.dispose',
    'Symbol.asyncDispose',
  ],
  'a function of a library that happens to have the name': [
    '.when()',
    '.toArray()',
    '.external()',
    '.addElement()',
    '.use()',
  ],
  'only changes how it looks or scrolls': [
    'scrollbar-width',
    'accent-color',
    'overscroll-behavior',
    '-webkit-tap-highlight-color',
    'resize',
    'text-box-trim',
    'text-box-edge',
    'forced-color-adjust',
    '-webkit-scrollbar',
    '-webkit-inner-spin-button',
    '-webkit-search-cancel-button',
    '-webkit-search-results-button',
    'overflow-anchor',
    'field-sizing',
    'text-wrap-style',
    'selection',
  ],
};

const data = compatibilityData();
const stated = statedBrowsers();
const DIST = join(ROOT, 'web/dist');

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

describe('the built screens', () => {
  const needed = newerThanStated(DIST, data, stated);
  const excused = Object.values(WITHOUT).flat();

  it('need nothing that a browser stated in web/package.json lacks', () => {
    const unexplained = [...needed].filter(([name]) => !excused.includes(name));
    expect(unexplained, 'use another way, state newer browsers, or say in WITHOUT why it works').toEqual([]);
  });

  it('still use everything that is excused', () => {
    expect(excused.filter((name) => !needed.has(name))).toEqual([]);
  });
});

describe('the check of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-browsers-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names what is too new, and the file', () => {
    writeFileSync(join(folder, 'a.js'), 'const x=URL.parse(y);');
    writeFileSync(join(folder, 'b.css'), '.a{color:red}');
    expect(newerThanStated(folder, data, { firefox: 125 })).toEqual(new Map([['URL.parse', ['a.js']]]));
    expect(newerThanStated(folder, data, { firefox: 126 })).toEqual(new Map());
  });

  it.each([
    ['a static method', 'Map.groupBy(a,b)', 'Map.groupBy', { safari: 17.3 }],
    ['a method that only newer objects have', 'a.b.isWellFormed()', '.isWellFormed()', { firefox: 118 }],
    ['an optional call is one, too', 'a?.getHTML()', '.getHTML()', { firefox: 127 }],
    ['a constructor', 'new EditContext()', 'EditContext', { firefox: 128 }],
    ['a member of the window', 'window.showOpenFilePicker()', 'window.showOpenFilePicker', { safari: 18 }],
    ['a method of an iterator', 'Iterator.from(a)', 'Iterator.from', { chrome: 121 }],
  ])('finds %s', (_what, code, name, browsers) => {
    expect([...scriptCheck(data, browsers)(code)]).toContain(name);
    expect([...scriptCheck(data, { chrome: 999 })(code)]).toEqual([]);
  });

  it('leaves names alone that older objects have, too', () => {
    expect([...scriptCheck(data, { safari: 10 })('a.parse();a.at;b={groupBy:1};"isWellFormed"')]).toEqual([]);
  });

  it.each([
    ['a property', '.a{field-sizing:content}', 'field-sizing'],
    ['a selector', 'li:has(a){color:red}', 'has'],
    ['a pseudo-element', 'a::target-text{color:red}', 'target-text'],
    ['a function', '.a{color:light-dark(#000,#fff)}', 'light-dark'],
    ['an at-rule', '@starting-style{.a{opacity:0}}', 'starting-style'],
  ])('finds %s', (_what, text, name) => {
    expect([...styleCheck(data, { firefox: 110 })(text)]).toContain(name);
  });

  it('takes no value for a selector', () => {
    expect([...styleCheck(data, { firefox: 110 })('.a{flex-direction:column;float:left}')]).toEqual([]);
  });
});

describe('the browsers stated', () => {
  it('are read in one form only, so that none is left out unnoticed', () => {
    expect(statedIn(['firefox >= 128', 'ios_saf >= 17.5'])).toEqual({ firefox: 128, safari_ios: 17.5 });
    expect(() => statedIn(['last 2 versions'])).toThrow('last 2 versions');
    expect(() => statedIn(['lynx >= 2'])).toThrow('lynx >= 2');
  });

  it.each(['README.md', 'web/public/old-browser.js'])('are the same in %s', (file) => {
    const text = read(file);
    expect(stated.edge).toBe(stated.chrome);
    expect(stated.safari_ios).toBe(stated.safari);
    expect(text).toContain(
      `Chrome or Edge ${stated.chrome}, Firefox ${stated.firefox}, Safari ${stated.safari}`,
    );
  });
});

describe('a browser that is too old', () => {
  const script = read('web/public/old-browser.js');
  const features = ['URL.parse', '.getHTML()'];

  /**
   * Runs the script in a page of a browser that has these features.
   * @param {{ URL?: object, Element?: object }} browser
   * @returns the texts on the page; undefined if it was left alone
   */
  const shown = ({ URL = {}, Element = { prototype: {} } }) => {
    /** @type {string[]} */
    const texts = [];
    let isReplaced = false;
    const element = () => ({ style: {}, appendChild: () => {} });
    const root = { parentNode: { replaceChild: () => (isReplaced = true) } };
    const document = {
      getElementById: () => root,
      createElement: element,
      createTextNode: (/** @type {string} */ text) => texts.push(text),
    };
    vm.runInNewContext(script, { window: { URL, Element }, document });
    return isReplaced ? texts.join('\n') : undefined;
  };
  const parse = () => null;
  const withHtml = { prototype: { getHTML: () => '' } };

  it('is told so, and which browsers are served', () => {
    for (const browser of [{}, { URL: { parse } }, { Element: withHtml }])
      expect(shown(browser)).toContain('too old for Gatehouse');
  });

  it('is told apart from those served by the newest features that the screens need', () => {
    expect(shown({ URL: { parse }, Element: withHtml })).toBeUndefined();
    const code = 'URL.parse(a);b.getHTML()';
    expect([...scriptCheck(data, stated)(code)]).toEqual([]);
    // One version less of each browser lacks one of them.
    for (const [browser, version] of Object.entries(stated)) {
      const lacks = scriptCheck(data, { [browser]: version - 0.1 })(code);
      expect(
        features.some((name) => lacks.has(name)),
        `${browser} ${version}`,
      ).toBe(true);
    }
  });

  it('gets a script in the syntax of ECMAScript 5', () => {
    const { program, errors } = parseSync('old-browser.js', script, { sourceType: 'script' });
    expect(errors).toEqual([]);
    const text = JSON.stringify(program);
    for (const newer of [
      'ArrowFunction',
      'TemplateLiteral',
      'Spread',
      'ClassDecl',
      'ForOf',
      'ChainExp',
      'Pattern',
    ])
      expect(text).not.toContain(`"${newer}`);
    expect(text).not.toMatch(/"kind":"(?:const|let)"|"operator":"\?\?"/);
    expect(text).toContain('"kind":"var"');
  });
});
