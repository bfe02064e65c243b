/** A file to be saved. The name is cleaned: it comes from a package and reaches the user's file system. */
export function attachment(fileName: string, type: string, bytes: Uint8Array): Response {
  const plain = fileName.replace(/[^A-Za-z0-9._ -]/g, '_').replace(/^[. ]+/, '_');
  const full = encodeURIComponent(fileName.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^[. ]+/, '_'));
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
      'cache-control': 'no-store'
    }
  });
}
