import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** A product that does not exist comes with 200 and `status: 0`, in the newer version with 404. */
export const openFoodFacts: ProviderCodes = {
  name: 'Open Food Facts',
  slugs: ['open-food-facts'],
  hosts: ['*.openfoodfacts.org', '*.openfoodfacts.net', '*.openbeautyfacts.org'],
  source: 'https://openfoodfacts.github.io/openfoodfacts-server/api/ref-v2/',
  checked: '2026-11-25',
  find: ({ status, status_verbose: words, result }) => {
    if (status === 0) {
      const said = asText(words) ?? '';
      return /invalid|no code/i.test(said) ? ['code'] : /not found/i.test(said) ? ['product_not_found'] : [];
    }
    const id = asText(asObject(result)?.id);
    return id === undefined || /^(?:product_found|success)/.test(id) ? [] : [id];
  },
  messages: [
    [
      /incorrect user ?name|user_?id|password/i,
      ['credential', 'The name or password of the login (user_id, password) is wrong.'],
    ],
  ],
  codes: {
    product_not_found: [
      'not-found',
      'There is no product with this barcode: it was not found. Check its digits, or the product is not in the database.',
    ],
    code: ['request', 'The barcode is missing or has a wrong value.'],
    product_found_with_a_different_product_type: [
      'elsewhere',
      'The product is at another address: it is of another kind, such as beauty or pet food.',
    ],
  },
};
