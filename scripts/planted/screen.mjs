/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const screen = [
  {
    name: 'screen: a guide may contain every element except a few',
    why: 'A list of forbidden elements always misses one: form, object, the next new one.',
    file: 'packages/contract/src/guide-html.ts',
    find: '(GUIDE_ELEMENTS as readonly string[]).includes(name)',
    replace: "!['script', 'style', 'iframe', 'div', 'section', 'span'].includes(name)",
    tests: ['web/src/features/guides/guide-html.test.tsx'],
  },
  {
    name: 'screen: a link may use javascript:',
    why: 'A click on it would run a stranger’s code as ours.',
    file: 'packages/contract/src/guide-html.ts',
    find: 'httpUrl().safeParse(href).success',
    replace: 'httpUrl().safeParse(href).success || URL.canParse(href)',
    tests: ['packages/contract/src/guides.test.ts'],
  },
  {
    name: 'screen: an SVG element is treated as an HTML element',
    why: 'It has the same name but can do other things.',
    file: 'web/src/features/guides/guide-html.tsx',
    find: 'element.namespaceURI === XHTML && isGuideElement(name)',
    replace: "element.namespaceURI !== '' && isGuideElement(name)",
    tests: ['web/src/features/guides/guide-html.test.tsx'],
  },
  {
    name: 'screen: a quote in a text ends its attribute',
    why: 'The rest of the text could add attributes such as onclick.',
    file: 'packages/contract/src/guide-html.ts',
    find: 'text.replace(/[&<>"\']/g,',
    replace: 'text.replace(/[&<>]/g,',
    tests: ['packages/contract/src/guides.test.ts'],
  },
  {
    name: 'screen: a header of a found API is copied into a command unchanged',
    why: 'For curl, "@file" means to send a file from the user’s machine.',
    file: 'api/src/features/guides/curl-example.ts',
    find: 'const SAFE_NAME = /^[\\w!',
    replace: 'const SAFE_NAME = /^[@\\w!',
    tests: ['api/src/features/guides/generated-guide.test.ts'],
  },
  {
    name: 'screen: a URL with any scheme is accepted',
    why: 'Every link and every URL in the product goes through this schema.',
    file: 'packages/contract/src/common.ts',
    find: "(url.protocol === 'http:' || url.protocol === 'https:') &&",
    replace: "url.protocol !== 'javascript:' &&",
    tests: ['packages/contract/src/common.test.ts'],
  },
  {
    name: 'screen: a linked page can control the page it was opened from',
    why: 'Without noopener it could turn the original tab into a copy that asks for keys.',
    file: 'web/src/components/external-link.tsx',
    find: 'rel="noopener noreferrer"',
    replace: 'rel="external"',
    tests: ['web/src/components/external-link.test.tsx'],
  },
];
