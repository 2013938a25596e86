// Imported first by every script, so that an old Node gets a clear message before anything else is evaluated.
// The scripts only use syntax that old versions can parse, and import nothing that old versions lack.

// On this signal Node opens a debugger, to which any program on this machine may connect, and the environment of a script
// may contain the secrets of the server that it starts.
process.on('SIGUSR1', () => undefined);

const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  process.stderr.write(
    `gatehouse: Node ${process.versions.node} is too old; install Node 20 or newer, then run this again.\n`,
  );
  process.exit(1);
}
if (process.platform === 'win32') {
  process.stderr.write(
    'gatehouse: this runs on Linux and macOS; on Windows use it inside the Windows Subsystem for Linux.\n',
  );
  process.exit(1);
}
