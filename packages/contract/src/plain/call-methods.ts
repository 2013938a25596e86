/** The methods in the form. */
export const TEST_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** The methods that the operation accepts: a saved endpoint may also use PATCH. */
export const CALL_METHODS = [...TEST_METHODS, 'PATCH'] as const;
