import type { Category } from '#src/curated-api.ts';

/** Written otherwise than by a capital letter and spaces. */
const OTHERWISE: Partial<Record<Category, string>> = {
  ai: 'AI',
  crm: 'CRM',
  'e-commerce': 'E-commerce',
  hr: 'HR',
  iot: 'IoT',
};

/** A category as people read it: `Customer support`. */
export const categoryName = (category: Category): string => {
  const words = category.replaceAll('-', ' ');
  return OTHERWISE[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
