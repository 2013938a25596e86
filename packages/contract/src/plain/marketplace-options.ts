/* Options of the marketplace. Screens need these before any schema is loaded, so it imports none. */

export const INTEGRATION_CATEGORIES = ['payments', 'ai', 'communication', 'analytics'] as const;
export type IntegrationCategory = (typeof INTEGRATION_CATEGORIES)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The color of a difficulty's badge. */
export const DIFFICULTY_COLORS = {
  beginner: 'green',
  intermediate: 'yellow',
  advanced: 'red',
} as const satisfies Record<Difficulty, string>;

/** The filter option that means no filter. */
export const ALL_OPTION = 'All';

/** Tags that a card shows before "+N more". */
export const INTEGRATION_TAGS_SHOWN = 3;
