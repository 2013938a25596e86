export const MAX_QUERY_LENGTH = 500;

/** First option of the industry select; it means no industry. */
export const ALL_INDUSTRIES = 'All Industries';

export const QUICK_DISCOVERIES = [
  { id: 'business', label: 'Business Intelligence & CRM' },
  { id: 'marketing', label: 'Marketing & Analytics' },
  { id: 'research', label: 'Market Research & Data' },
] as const;
export type QuickDiscovery = (typeof QUICK_DISCOVERIES)[number]['id'];
