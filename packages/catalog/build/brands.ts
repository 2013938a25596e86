import type { Category } from '@gatehouse/knowledge/categories.ts';

/**
 * What the directory's provider names do not say: the brand name, the domain if the name is not one of the company's
 * domains, and the category of all its APIs.
 */
const BRANDS: Record<string, { name: string; domain?: string; category?: Category }> = {
  'adyen.com': { name: 'Adyen', category: 'payments' },
  'amazonaws.com': { name: 'AWS', domain: 'aws.amazon.com' },
  'apisetu.gov.in': { name: 'API Setu', category: 'government' },
  'azure.com': { name: 'Azure', domain: 'azure.microsoft.com' },
  'ebay.com': { name: 'eBay', category: 'e-commerce' },
  'googleapis.com': { name: 'Google', domain: 'google.com' },
  'hubapi.com': { name: 'HubSpot', domain: 'hubspot.com', category: 'crm' },
  'nexmo.com': { name: 'Vonage', domain: 'vonage.com', category: 'communication' },
  'nytimes.com': { name: 'New York Times', category: 'news' },
  'ote-godaddy.com': { name: 'GoDaddy', domain: 'godaddy.com', category: 'cloud' },
  'sportsdata.io': { name: 'SportsDataIO', category: 'sports' },
  'vtex.local': { name: 'VTEX', domain: 'vtex.com', category: 'e-commerce' },
  'okta.local': { name: 'Okta', domain: 'okta.com' },
  'whatsapp.local': { name: 'WhatsApp', domain: 'whatsapp.com' },
  'salesforce.local': { name: 'Salesforce', domain: 'salesforce.com' },
  'airbyte.local': { name: 'Airbyte', domain: 'airbyte.com' },
  '1password.local': { name: '1Password', domain: '1password.com' },
  'apigee.local': { name: 'Apigee', domain: 'apigee.com' },
  'vmware.local': { name: 'VMware', domain: 'vmware.com' },
  'jira.local': { name: 'Jira', domain: 'atlassian.com' },
  'redhat.local': { name: 'Red Hat', domain: 'redhat.com' },
  'xero.com': { name: 'Xero', category: 'finance' },
  'codat.io': { name: 'Codat', category: 'finance' },
  'walmart.com': { name: 'Walmart', category: 'e-commerce' },
};

/** The provider's name as people write it; for an unknown one, the first label of its domain. */
export const brandOf = (provider: string): string => {
  const known = BRANDS[provider]?.name;
  if (known !== undefined) return known;
  const label = provider.replace(/^(?:www|api|developers?)\./, '').split('.')[0] ?? provider;
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** The company's domain; null if the directory's name is made up (`.local`). */
export const domainOf = (provider: string): string | null => {
  const known = BRANDS[provider]?.domain;
  if (known !== undefined) return known;
  return /\.local$|^localhost|[^a-z0-9.-]/.test(provider) || !provider.includes('.') ? null : provider;
};

/** The category of all APIs of a provider; undefined if they differ. */
export const categoryOf = (provider: string): Category | undefined => BRANDS[provider]?.category;
