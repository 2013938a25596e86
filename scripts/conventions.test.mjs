import { describe, expect, it } from 'vitest';
import { documentRules } from './conventions/documents.mjs';
import { doorRules } from './conventions/doors.mjs';
import { importRules } from './conventions/imports.mjs';
import { placeRules } from './conventions/places.mjs';
import { readProject, withFiles } from './conventions/project.mjs';
import { promiseRules } from './conventions/promises.mjs';

/*
 * The house rules of docs/architecture.md and CONTRIBUTING.md as tests. Each says why it is there, and what to do
 * instead; a rule that has lost its reason is changed here and in the document together.
 */

const project = readProject();

const groups = {
  'imports point one way': importRules,
  'there is one door for each thing': doorRules,
  'a reader finds things where they are expected': placeRules,
  'what is promised is kept': promiseRules,
  'the documents are true': documentRules,
};

// No tables of tests here: vitest cuts the names of theirs, and with it the reason.
for (const [title, rules] of Object.entries(groups)) {
  describe(title, () => {
    for (const { name, instead, find, shortcuts } of rules) {
      it(name, () => {
        const places = find(project);
        if (places.length > 0) expect.fail([instead, ...places].join('\n  '));
      });

      it(`refuses a shortcut: ${name}`, () => {
        const before = find(project);
        for (const shortcut of shortcuts) {
          const found = find(withFiles(project, shortcut)).filter((place) => !before.includes(place));
          expect(found, JSON.stringify(shortcut)).not.toEqual([]);
        }
      });
    }
  });
}
