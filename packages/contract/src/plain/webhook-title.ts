const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The title of a webhook template, from its id: `payment-received` becomes "Payment Received". A provider at its beginning
 * is written as it writes itself: `github-push` becomes "GitHub Push".
 */
export const webhookTitle = ({ id, provider }: { id: string; provider: string }): string => {
  const title = id.split('-').map(capitalized).join(' ');
  const hasProvider = title.toLowerCase().startsWith(`${provider.toLowerCase()} `);
  return hasProvider ? provider + title.slice(provider.length) : title;
};
