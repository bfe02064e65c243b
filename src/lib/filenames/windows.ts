/** Characters that Windows takes in no file name, beside control characters and what separates folders; for a character class. */
export const FORBIDDEN = '<>:"|?*';

const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/i;

/**
 * Whether this is a name that Windows reserves for devices, whatever extension follows. A file with that name cannot be stored there.
 * @param name a file name without its path
 * @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export const isDeviceName = (name: string): boolean => DEVICE.test(name);
