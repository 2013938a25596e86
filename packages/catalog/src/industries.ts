import type { Industry } from '@gatehouse/contract/research.ts';
import type { Category } from '@gatehouse/knowledge/categories.ts';

type MappedIndustry = Industry & { categories: readonly Category[] };

/** The industries that a search can be narrowed to, sorted by name, with the categories that each covers. */
const MAPPED: readonly MappedIndustry[] = [
  {
    id: 'agriculture-environment',
    name: 'Agriculture & Environment',
    categories: ['weather', 'science', 'iot', 'location'],
  },
  {
    id: 'automotive-mobility',
    name: 'Automotive & Mobility',
    categories: ['location', 'iot', 'logistics', 'travel'],
  },
  {
    id: 'banking-finance',
    name: 'Banking & Finance',
    categories: ['finance', 'payments', 'market-data', 'tax', 'security'],
  },
  {
    id: 'education',
    name: 'Education',
    categories: ['education', 'ai', 'video', 'translation', 'productivity'],
  },
  { id: 'energy-utilities', name: 'Energy & Utilities', categories: ['iot', 'weather', 'science'] },
  {
    id: 'food-restaurants',
    name: 'Food & Restaurants',
    categories: ['food', 'location', 'payments', 'logistics'],
  },
  { id: 'gaming', name: 'Gaming', categories: ['entertainment', 'social', 'messaging'] },
  {
    id: 'government-public-sector',
    name: 'Government & Public Sector',
    categories: ['government', 'location', 'documents', 'security'],
  },
  { id: 'healthcare', name: 'Healthcare', categories: ['health', 'science', 'calendar', 'security'] },
  {
    id: 'hospitality-travel',
    name: 'Hospitality & Travel',
    categories: ['travel', 'location', 'weather', 'calendar', 'payments'],
  },
  { id: 'human-resources', name: 'Human Resources', categories: ['hr', 'calendar', 'documents'] },
  { id: 'insurance', name: 'Insurance', categories: ['finance', 'security', 'documents', 'weather'] },
  { id: 'legal', name: 'Legal', categories: ['documents', 'government', 'security'] },
  { id: 'logistics-transport', name: 'Logistics & Transport', categories: ['logistics', 'location', 'iot'] },
  { id: 'manufacturing', name: 'Manufacturing', categories: ['iot', 'logistics', 'analytics', 'monitoring'] },
  {
    id: 'marketing-advertising',
    name: 'Marketing & Advertising',
    categories: ['marketing', 'analytics', 'social', 'email', 'market-research', 'data-enrichment'],
  },
  {
    id: 'media-entertainment',
    name: 'Media & Entertainment',
    categories: ['media', 'entertainment', 'video', 'news', 'speech', 'social'],
  },
  { id: 'nonprofit', name: 'Nonprofit', categories: ['government', 'payments', 'email', 'forms', 'crm'] },
  {
    id: 'real-estate',
    name: 'Real Estate',
    categories: ['real-estate', 'location', 'documents', 'market-data'],
  },
  {
    id: 'retail-e-commerce',
    name: 'Retail & E-commerce',
    categories: ['e-commerce', 'payments', 'logistics', 'tax', 'marketing', 'customer-support'],
  },
  {
    id: 'sales',
    name: 'Sales',
    categories: [
      'crm',
      'customer-support',
      'data-enrichment',
      'communication',
      'email',
      'business-intelligence',
    ],
  },
  {
    id: 'software-technology',
    name: 'Software & Technology',
    categories: [
      'developer-tools',
      'cloud',
      'ai',
      'monitoring',
      'database',
      'authentication',
      'search',
      'storage',
      'security',
    ],
  },
  { id: 'sports-fitness', name: 'Sports & Fitness', categories: ['sports', 'health'] },
  {
    id: 'telecommunications',
    name: 'Telecommunications',
    categories: ['communication', 'messaging', 'video', 'speech'],
  },
];

export const INDUSTRIES: readonly Industry[] = MAPPED.map(({ id, name }) => ({ id, name }));

/** Undefined for an unknown industry. */
export const categoriesOfIndustry = (id: string): readonly Category[] | undefined =>
  MAPPED.find((industry) => industry.id === id)?.categories;
