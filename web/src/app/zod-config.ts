declare global {
  // The name is zod's own: it reads its configuration from there when it is loaded.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// By default, zod tries `new Function` for faster object schemas. The content security policy forbids that, and each
// page load would report a violation. Set without an import, so that a screen without a schema does not load zod.
globalThis.__zod_globalConfig = { jitless: true };

export {};
