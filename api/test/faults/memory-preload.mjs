// Loaded before a server: whenever it gets SIGUSR2, it prints its heap in MB, after a collection of what is not needed.
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed } = process.memoryUsage();
  process.stdout.write(`heap ${(heapUsed / 2 ** 20).toFixed(2)}\n`);
});
