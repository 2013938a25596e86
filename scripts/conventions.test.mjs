import { describe, expect, it } from 'vitest';
import { documentRules } from './conventions/documents.mjs';
import { doorRules } from './conventions/doors.mjs';
import { importRules } from './conventions/imports.mjs';
import { marketplaceRules } from './conventions/marketplace-imports.mjs';
import { patternRules } from './conventions/patterns.mjs';
import { placeRules } from './conventions/places.mjs';
import { readProject, withFiles } from './conventions/project.mjs';
import { promiseRules } from './conventions/promises.mjs';
import { secretRules } from './conventions/secrets.mjs';
import { sizeRules } from './conventions/sizes.mjs';
import { webRules } from './conventions/web.mjs';

/*
 * The rules of docs/architecture.md and CONTRIBUTING.md as tests. Each gives its reason and says what to do instead; a
 * rule whose reason no longer applies is changed here and in the document together.
 */

const project = readProject();

const groups = {
  'imports go in one direction': [...importRules, ...marketplaceRules],
  'the web has rooms': webRules,
  'there is one place for each risk': [...doorRules, ...secretRules],
  'things are where a reader expects them': placeRules,
  'promises are kept': promiseRules,
  'no text is slow to read': patternRules,
  'the documents are true': documentRules,
  'a reader can hold it': sizeRules,
};

// No it.each here: vitest truncates its names, and with them the reason.
for (const [title, rules] of Object.entries(groups)) {
  describe(title, () => {
    for (const { name, instead, find, shortcuts } of rules) {
      it(name, () => {
        const places = find(project);
        if (places.length > 0) expect.fail([instead, ...places].join('\n  '));
      });

      it(`rejects a shortcut: ${name}`, () => {
        const before = find(project);
        for (const shortcut of shortcuts) {
          const found = find(withFiles(project, shortcut)).filter((place) => !before.includes(place));
          expect(found, JSON.stringify(shortcut)).not.toEqual([]);
        }
      });
    }
  });
}
