import { z } from 'zod';

// By default, zod tries `new Function` for faster object schemas. The content security policy forbids that, and each
// page load would report a violation. Must be imported before any module that creates a schema.
z.config({ jitless: true });
