/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const screen = [
  {
    name: 'screen: a guide may hold every element but the worst',
    why: 'A list of what is forbidden forgets one: form, object, the next one that browsers learn.',
    file: 'packages/contract/src/guide-html.ts',
    find: '(GUIDE_ELEMENTS as readonly string[]).includes(name)',
    replace: "!['script', 'style', 'iframe', 'div', 'section', 'span'].includes(name)",
    tests: ['web/src/features/guides/guide-html.test.tsx'],
  },
  {
    name: 'screen: a link may lead to javascript:',
    why: 'A click on it runs what a stranger wrote, as ours.',
    file: 'packages/contract/src/guide-html.ts',
    find: 'httpUrl().safeParse(href).success',
    replace: 'httpUrl().safeParse(href).success || URL.canParse(href)',
    tests: ['packages/contract/src/guides.test.ts'],
  },
  {
    name: 'screen: an element of SVG passes for one of HTML',
    why: 'It has the same name and other abilities.',
    file: 'web/src/features/guides/guide-html.tsx',
    find: 'element.namespaceURI === XHTML && isGuideElement(name)',
    replace: "element.namespaceURI !== '' && isGuideElement(name)",
    tests: ['web/src/features/guides/guide-html.test.tsx'],
  },
  {
    name: 'screen: a quote ends the attribute that it stands in',
    why: 'The rest of the text would be attributes, an onclick among them.',
    file: 'packages/contract/src/guide-html.ts',
    find: 'text.replace(/[&<>"\']/g,',
    replace: 'text.replace(/[&<>]/g,',
    tests: ['packages/contract/src/guides.test.ts'],
  },
  {
    name: 'screen: a header of a found API is copied into a command as it is',
    why: 'For curl "@file" is the order to send a file of the reader’s machine.',
    file: 'api/src/features/guides/curl-example.ts',
    find: 'const SAFE_NAME = /^[\\w!',
    replace: 'const SAFE_NAME = /^[@\\w!',
    tests: ['api/src/features/guides/generated-guide.test.ts'],
  },
  {
    name: 'screen: a URL of any scheme is a URL',
    why: 'Every link and every address of the product goes through this one schema.',
    file: 'packages/contract/src/common.ts',
    find: "(url.protocol === 'http:' || url.protocol === 'https:') &&",
    replace: "url.protocol !== 'javascript:' &&",
    tests: ['packages/contract/src/common.test.ts'],
  },
  {
    name: 'screen: a page that is linked to can steer the one it came from',
    why: 'Without noopener it turns the tab behind it into a copy that asks for keys.',
    file: 'web/src/components/external-link.tsx',
    find: 'rel="noopener noreferrer"',
    replace: 'rel="external"',
    tests: ['web/src/components/external-link.test.tsx'],
  },
];
