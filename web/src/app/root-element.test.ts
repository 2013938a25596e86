import { describe, expect, it } from 'vitest';
import { rootElement } from '#src/app/root-element.ts';

const page = (body: string): Document => new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');

describe('the start of the application', () => {
  it('mounts in the root element', () => {
    expect(rootElement(page('<div id="root"></div>')).id).toBe('root');
  });

  it('fails with a clear message when the page has no root element', () => {
    expect(() => rootElement(page('<div id="other"></div>'))).toThrow(
      'Gatehouse cannot start: the page has no element with the id "root".',
    );
  });
});
