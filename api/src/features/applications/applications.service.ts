import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import type {
  Application,
  ApplicationState,
  CreateApplicationInput,
} from '@gatehouse/contract/applications.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound, rejected } from '#src/errors.ts';
import * as store from '#src/features/applications/applications.store.ts';
import { platformOf } from '#src/features/applications/platform-of.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

const missing = () => notFound('Application');

/** Newest first. */
export const listApplications = (deps: Deps): Promise<Application[]> =>
  store.listApplications(deps.connection.db);

/** Throws NOT_FOUND. */
export const getApplication = async (deps: Deps, id: number): Promise<Application> => {
  const found = await store.findApplication(deps.connection.db, id);
  if (found === undefined) throw missing();
  return found;
};

/** Stores an application; it is sent to nobody. Throws BAD_REQUEST for an unknown platform. */
export const submitApplication = async (deps: Deps, input: CreateApplicationInput): Promise<Application> => {
  const requirePlatform = async () => {
    if ((await findProvider(deps, input.platformId)) === undefined)
      throw rejected('BAD_REQUEST', 'platformId', 'Unknown platform');
  };
  await requirePlatform();
  try {
    return await store.insertApplication(deps.connection.db, input, timestamp(deps));
  } catch (error) {
    // The database itself refuses if the provider was removed in the meantime.
    if (!(error instanceof AppError)) await requirePlatform();
    throw error;
  }
};

/** Throws NOT_FOUND. */
export const changeStatus = async (
  deps: Deps,
  { id, status }: { id: number; status: ApplicationState },
): Promise<Application> => {
  const changed = await store.updateStatus(deps.connection.db, id, status, timestamp(deps));
  if (changed === undefined) throw missing();
  return changed;
};

/** Throws NOT_FOUND. */
export const deleteApplication = async (deps: Deps, id: number): Promise<{ id: number }> => {
  if (!(await store.deleteApplication(deps.connection.db, id))) throw missing();
  return { id };
};

/** What the platform asks; the questions that most platforms ask if nothing is known of this one. Throws NOT_FOUND. */
export const readPlatform = async (deps: Deps, providerId: number): Promise<ApplicationPlatform> => {
  const provider = await findProvider(deps, providerId);
  if (provider === undefined) throw notFound('Provider');
  return { providerId, ...platformOf(provider) };
};
