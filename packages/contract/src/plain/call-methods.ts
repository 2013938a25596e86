/** The methods that the form offers first. */
export const TEST_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** The methods that a call can have. */
export const CALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
