import { z } from 'zod';

// Zod otherwise tries `new Function` for faster object schemas, which the content security policy forbids: each
// page load would be reported as a violation. Imported before every module that makes a schema.
z.config({ jitless: true });
