import type { Category } from '#src/categories.ts';

/** Names that need more than a capital letter and spaces. */
const SPECIAL_NAMES: Partial<Record<Category, string>> = {
  ai: 'AI',
  crm: 'CRM',
  'e-commerce': 'E-commerce',
  hr: 'HR',
  iot: 'IoT',
};

/** A category's display name: `Customer support`. */
export const categoryName = (category: Category): string => {
  const words = category.replaceAll('-', ' ');
  return SPECIAL_NAMES[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
