/** The open database that runs are kept in. */
type Database = { connection: object };
type State = { count: number; isStopping: boolean; ids: Set<number> };

const states = new WeakMap<object, State>();

const stateOf = ({ connection }: Database): State => {
  const state = states.get(connection) ?? { count: 0, isStopping: false, ids: new Set<number>() };
  states.set(connection, state);
  return state;
};

/** How many runs of this process have not stored how they ended. Their callers may have gone away. */
export const runningRuns = (database: Database): number => stateOf(database).count;

/** The runs that this process keeps alive, by id. */
export const runsKeptAlive = (database: Database): Set<number> => stateOf(database).ids;

/** From now on no run begins, and a running one begins no further step. */
export const stopRuns = (database: Database): void => {
  stateOf(database).isStopping = true;
};

export const areRunsStopping = (database: Database): boolean => stateOf(database).isStopping;

/** Counts a run until its end is stored: the server does not stop in between. */
export const asRunningRun = async <T>(database: Database, run: () => Promise<T>): Promise<T> => {
  const state = stateOf(database);
  state.count += 1;
  try {
    return await run();
  } finally {
    state.count -= 1;
  }
};
