/** Saves a file, as if the user had clicked a link to it. */
export const downloadFile = (fileName: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Saves a text as a file. */
export const downloadText = (fileName: string, type: string, text: string): void =>
  downloadFile(fileName, new Blob([text], { type }));
