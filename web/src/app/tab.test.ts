import { beforeEach, expect, it } from 'vitest';
import { setTabAttention, setTabTitle } from '#src/app/tab.ts';

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  setTabAttention(0);
});

it('names the screen', () => {
  setTabTitle('Dashboard');
  expect(document.title).toBe('Dashboard · Gatehouse');
  expect(icon()).toBe('/favicon.svg');
});

it('shows how many keys need attention on every screen, until none does', () => {
  setTabTitle('Dashboard');
  setTabAttention(2);
  expect(document.title).toBe('(2) Dashboard · Gatehouse');
  expect(icon()).toBe('/favicon-attention.svg');
  setTabTitle('Settings');
  expect(document.title).toBe('(2) Settings · Gatehouse');
  setTabAttention(0);
  expect(document.title).toBe('Settings · Gatehouse');
  expect(icon()).toBe('/favicon.svg');
});
