/** Shown by the colour picker if the colour is not known as a hex value. */
const NO_HEX = '#000000';

const hex = (part: number): string => part.toString(16).padStart(2, '0');

/** A CSS colour as the hex value that a colour picker needs, as the browser draws it; without transparency. */
export const hexOf = (color: string): string => {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color.toLowerCase();
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return NO_HEX;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
};
