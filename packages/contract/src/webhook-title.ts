/** The title of a webhook template, from its id: `payment-received` becomes "Payment Received". */
export const webhookTitle = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
