import { expect, it } from 'vitest';
import { maskKey } from '#src/masks.ts';

it('a mask shows three characters and twenty asterisks, whatever the length', () => {
  expect(maskKey('sk-0123456789')).toBe('sk-********************');
  expect(maskKey('x'.repeat(8000))).toBe(`xxx${'*'.repeat(20)}`);
  expect(maskKey('ab')).toBe(`ab${'*'.repeat(20)}`);
  expect(maskKey('ü🔑🔑🔑')).toBe(`ü🔑🔑${'*'.repeat(20)}`);
});
