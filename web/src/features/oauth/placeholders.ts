/** The placeholders in a URL that a person has to replace, such as `{shop}`, each once. */
export const placeholdersIn = (url: string): string[] => [...new Set(url.match(/\{[^{}]*\}/g) ?? [])];
