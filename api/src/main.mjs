// JavaScript, so that Node needs no type stripper for the file it is started with: every other file is read from the
// compile cache, which holds it stripped, and the stripper takes 17 MiB.
import { start } from '#src/lifecycle/start.ts';

await start();
