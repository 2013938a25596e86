// Loaded before a server: from the next SIGCONT on, its clock is ahead by the milliseconds in the file that CLOCK_AHEAD_FILE
// names, as that of a machine that has slept is when it wakes.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let ahead = 0;
const now = () => RealDate.now() + ahead;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now() {
    return now();
  }
};
process.on('SIGCONT', () => {
  ahead = Number(readFileSync(process.env.CLOCK_AHEAD_FILE, 'utf8'));
});
