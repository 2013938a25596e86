import type { Lead } from '#src/features/research/company/source.ts';

/** Leads that wait. On a page with thousands of links, the rest are dropped. */
const MAX_WAITING = 300;

export type LeadQueue = {
  add: (leads: readonly Lead[]) => void;
  /** Removes and returns the lead with the highest weight that is not skipped; of equal ones, the earlier. */
  next: (isSkipped: (lead: Lead) => boolean) => Lead | undefined;
  /** Marks a URL as read that was reached through another lead. */
  markRead: (url: string) => void;
};

export const createLeadQueue = (): LeadQueue => {
  const waiting: Lead[] = [];
  const known = new Set<string>();
  return {
    add: (leads) => {
      for (const lead of leads) {
        if (known.has(lead.url) || waiting.length >= MAX_WAITING) continue;
        known.add(lead.url);
        waiting.push(lead);
      }
      // Stable: equal weights keep their order.
      waiting.sort((a, b) => b.weight - a.weight);
    },
    next: (isSkipped) => {
      for (let lead = waiting.shift(); lead !== undefined; lead = waiting.shift())
        if (!isSkipped(lead)) return lead;
      return undefined;
    },
    markRead: (url) => {
      known.add(url);
      const at = waiting.findIndex((lead) => lead.url === url);
      if (at !== -1) waiting.splice(at, 1);
    },
  };
};
