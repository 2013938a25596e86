import { z } from 'zod';
import { MAX_FOLDER_NAME_LENGTH, MAX_FOLDERS } from '#src/plain/endpoint-options.ts';
import { idSchema, pathIdSchema, requiredText, text, timestamps } from './common.ts';

/** Endpoints that are moved with one request. */
const MAX_MOVED_ENDPOINTS = 10_000;

export const folderSchema = z.object({
  id: idSchema,
  name: text(MAX_FOLDER_NAME_LENGTH),
  parentId: idSchema.nullable().describe('The folder that it is in; null for none.'),
  ...timestamps,
});
export type Folder = z.infer<typeof folderSchema>;

export const folderListSchema = z.array(folderSchema);

const fields = z.object({
  name: requiredText(MAX_FOLDER_NAME_LENGTH, 'Folder name is required'),
  parentId: idSchema.nullish(),
});

export const createFolderInput = fields.extend({
  endpointIds: z
    .array(idSchema)
    .max(MAX_MOVED_ENDPOINTS, `At most ${MAX_MOVED_ENDPOINTS} endpoints can be moved at once`)
    .optional()
    .describe('Saved endpoints that are moved into it; those that are gone are passed over.'),
  folderIds: z
    .array(idSchema)
    .max(MAX_FOLDERS, `At most ${MAX_FOLDERS} folders can be moved at once`)
    .optional()
    .describe('Folders that are moved into it; those that are gone are passed over.'),
});
export type CreateFolderInput = z.infer<typeof createFolderInput>;

/** Any subset of the fields; an absent field stays unchanged, null moves the folder out of every other. */
export const patchFolderInput = fields.partial().extend({ id: pathIdSchema });
export type PatchFolderInput = z.infer<typeof patchFolderInput>;

export const folderIdInput = z.object({ id: pathIdSchema });
