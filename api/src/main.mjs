// JavaScript, so that Node needs no type stripper for the file it is started with: every other file is read from the
// compile cache, which holds it stripped, and the stripper takes 17 MiB.

// SIGUSR1 would make Node open a debugger on a port that any program on this machine can connect to. A handler takes its
// place, however the server is started; the modules are loaded after it, because that takes a while.
process.on('SIGUSR1', () => undefined);

void import('#src/lifecycle/start.ts').then(({ start }) => start());
