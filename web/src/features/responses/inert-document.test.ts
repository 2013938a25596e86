import { describe, expect, it } from 'vitest';
import { inertDocument } from '#src/features/responses/inert-document.ts';

const read = (html: string): Document => new DOMParser().parseFromString(inertDocument(html), 'text/html');

describe('a page that is previewed', () => {
  it('has a policy before everything else that forbids it to load or run anything', () => {
    const [first] = read('<title>x</title><link rel="stylesheet" href="a.css"><p>x').head.children;
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(first?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
  });

  it('keeps its text, its style and its own pictures', () => {
    const page = read(
      '<style>p { color: red }</style><p class="a" style="margin: 0">Hello</p><img src="data:image/png;base64,AA">',
    );
    expect(page.body.textContent).toContain('Hello');
    expect(page.querySelector('p')?.getAttribute('style')).toBe('margin: 0');
    expect(page.querySelector('style')?.textContent).toContain('color: red');
    expect(page.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA');
  });

  it.each([
    '<script src="https://a.example/x.js"></script>',
    '<link rel="preconnect" href="https://a.example">',
    '<meta http-equiv="refresh" content="0; url=https://a.example/">',
    '<base href="https://a.example/">',
    '<iframe src="https://a.example/"></iframe>',
    '<object data="https://a.example/"></object>',
    '<embed src="https://a.example/">',
    '<video src="https://a.example/" poster="https://a.example/"></video>',
    '<img src="https://a.example/" srcset="https://a.example/ 2x">',
    '<body background="https://a.example/">',
    '<form action="https://a.example/"><button formaction="https://a.example/">x</button></form>',
    '<p onclick="location = \'https://a.example/\'">x</p>',
    '<svg><image href="https://a.example/" xlink:href="https://a.example/"></image></svg>',
    '<template><img src="https://a.example/"></template>',
  ])('names no other host after this has been taken out: %s', (html) => {
    expect(inertDocument(html)).not.toContain('a.example');
  });

  it('shows where a link would lead, and leads nowhere', () => {
    const link = read('<a href="https://a.example/x" ping="https://a.example/p">x</a>').querySelector('a');
    expect(link?.hasAttribute('href')).toBe(false);
    expect(link?.getAttribute('title')).toBe('https://a.example/x');
  });
});
