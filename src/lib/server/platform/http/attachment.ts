import { isDeviceName } from '../../../filenames/windows.js';

/** `Content-Disposition` for a file download. The name is cleaned: it is untrusted and reaches the user's file system. */
export function disposition(fileName: string): string {
  const plain = storable(fileName.replace(/[^A-Za-z0-9._ -]/g, '_'));
  const full = encodeURIComponent(storable(fileName.replace(/[^\p{L}\p{N}._ -]/gu, '_')));
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

function storable(name: string): string {
  const visible = name.replace(/^[. ]+/, '_');
  return isDeviceName(visible) ? `_${visible}` : visible;
}
