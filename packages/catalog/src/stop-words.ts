import { stemOf } from '#src/stem.ts';

/** Grammar, and verbs that go with anything. */
const GRAMMAR = `
a about above across after again against all almost also although always am among an and another any anything are around
as ask at automatic automatically away back based be because been before being best better between both but by can cannot
come comes could current currently daily day days did different directly do does doing done during each easily easy either
else end enough etc ever every everything example few find first following for from full get gets getting give given gives
go goes going good got had has have having he help helps her here him his how i idea if in instead into is it its itself
just keep know let lets like likely list lot make makes making manage many may me mean means might more most much must my
near need needs never new next no nor not now of off offer offers often on once one only onto or other others our
out over own part per perhaps please possible provide provides put quickly rather really right same say see set several
shall she should show shows side simple simply since so some somehow something sort start still such sure take takes
tell than that the their them then there these they thing things this those through to together too two type under
until up upon us use used uses using usually various very via view want wants was way we well were what whatever
when where whether which while who whole whose why will with within without would year yes yet you your
`;

/** What every request for an API speaks of; in an operation, most of these are the thing itself. */
const COMMON = `
allow allowing api apis app application applications apps build building client clients create creating customer customers
company companies data develop developer developers developing endpoint endpoints feature features implement include
including information integrate integrating integration integrations json key keys library mobile online order orders own platform
platforms product products program project projects providing rest sdk service services site sites software solution
solutions startup store system systems team teams tool tools user users web website websites work working live
`;

const stemsOf = (words: string): string[] => words.trim().split(/\s+/).map(stemOf);

const GRAMMAR_STEMS = new Set(stemsOf(GRAMMAR));
const STOP_STEMS = new Set([...GRAMMAR_STEMS, ...stemsOf(COMMON)]);

/** Whether a stem says nothing about any operation. */
export const isGrammar = (stem: string): boolean => stem.length < 2 || GRAMMAR_STEMS.has(stem);

/** Whether a stem says nothing about what an API does. */
export const isStopWord = (stem: string): boolean => stem.length < 2 || STOP_STEMS.has(stem);

/** Vendors whose name is an everyday word. */
const ORDINARY = new Set(
  'box here hunter linear meta notion polygon replicate resend segment square wise x'.split(' '),
);

/**
 * Whether a vendor's name in a text may mean the word instead of the vendor: it is an everyday word, not written as the
 * vendor writes it.
 */
export const isJustAWord = (name: string, text: string): boolean =>
  ORDINARY.has(name.toLowerCase().replace(/ api$/, '')) && !text.includes(name.replace(/ API$/, ''));
