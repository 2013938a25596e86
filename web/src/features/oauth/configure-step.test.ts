import { expect, it } from 'vitest';
import { sourceNames } from '#src/features/oauth/configure-step.tsx';

it('links to pages of different hosts are called by their host', () => {
  const names = sourceNames(['https://docs.a.com/x', 'https://b.com/y/']).map(({ name }) => name);
  expect(names).toEqual(['docs.a.com', 'b.com']);
});

it('no two links have the same name', () => {
  const urls = ['https://docs.a.com/x', 'https://docs.a.com/y/', 'https://docs.a.com/x', 'https://b.com/'];
  const names = sourceNames(urls).map(({ name }) => name);
  expect(names).toEqual(['docs.a.com/x', 'docs.a.com/y', 'b.com']);
});
