import { expect, it } from 'vitest';
import { mergeValues } from '#src/lib/merge-values.ts';

const BASE = { name: 'a', url: 'b', tags: ['c'] };

it.each([
  ['nothing', {}, {}, BASE, []],
  ['mine', { name: 'mine' }, {}, { ...BASE, name: 'mine' }, []],
  ['theirs', {}, { tags: [] }, { ...BASE, tags: [] }, []],
  ['different values', { name: 'mine' }, { url: 'theirs' }, { ...BASE, name: 'mine', url: 'theirs' }, []],
  ['the same to the same', { tags: ['d'] }, { tags: ['d'] }, { ...BASE, tags: ['d'] }, []],
  [
    'the same value',
    { name: 'mine', tags: [] },
    { name: 'theirs', url: 'u' },
    { name: 'mine', url: 'u', tags: [] },
    ['name'],
  ],
])('joins changes of %s', (_of, mine, theirs, values, conflicts) => {
  expect(mergeValues(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs })).toEqual({ values, conflicts });
});
