import {
  filterOption,
  type Integration,
  type IntegrationFilterInput,
} from '@gatehouse/contract/marketplace.ts';
import { DIFFICULTIES, INTEGRATION_CATEGORIES } from '@gatehouse/contract/plain/marketplace-options.ts';
import { allIntegrations } from '@gatehouse/integrations/integrations.ts';

/** The integrations of a category and a difficulty, popular ones first. Without a filter, all. */
export const listIntegrations = (filter: IntegrationFilterInput): Integration[] => {
  const category = filterOption(INTEGRATION_CATEGORIES, filter.category);
  const difficulty = filterOption(DIFFICULTIES, filter.difficulty);
  return allIntegrations().filter(
    (integration) =>
      (category === undefined || integration.category === category) &&
      (difficulty === undefined || integration.difficulty === difficulty),
  );
};
