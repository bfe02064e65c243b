/** `Content-Disposition` of a file to be saved. The name is cleaned: it comes from others and reaches the user's file system. */
export function disposition(fileName: string): string {
  const plain = fileName.replace(/[^A-Za-z0-9._ -]/g, '_').replace(/^[. ]+/, '_');
  const full = encodeURIComponent(fileName.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^[. ]+/, '_'));
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
