/** The tabs of the test screen; its URL names only the second one. */
export type TestingTab = 'test' | 'code';
