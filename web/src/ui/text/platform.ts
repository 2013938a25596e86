/** True on Apple devices, where shortcuts use the command key instead of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
