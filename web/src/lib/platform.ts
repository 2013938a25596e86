/** True where the command key takes the place of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
