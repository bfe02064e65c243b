import * as zip from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Finding } from '../ascdata/findings.js';
import { finding } from '../ascdata/finding.js';

const NOT_A_ZIP = new Set([zip.ERR_EOCDR_NOT_FOUND, zip.ERR_BAD_FORMAT]);
const ENCRYPTED = new Set([
  zip.ERR_ENCRYPTED,
  zip.ERR_UNSUPPORTED_ENCRYPTION,
  zip.ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  zip.ERR_INVALID_PASSWORD
]);
const UNSUPPORTED = new Set([zip.ERR_UNSUPPORTED_COMPRESSION, zip.ERR_SPLIT_ZIP_FILE, zip.ERR_UNSUPPORTED_UINT64]);

/** An error of the zip reader as a finding; `file` is the entry being read, if any. */
export function zipFailure(error: unknown, file?: string): Finding {
  const message = error instanceof Error ? error.message : '';
  if (NOT_A_ZIP.has(message)) return finding('package-not-a-zip', '');
  if (ENCRYPTED.has(message)) return finding('package-encrypted', '');
  if (UNSUPPORTED.has(message)) return finding('package-unsupported', '');
  if (message === zip.ERR_AMBIGUOUS_ARCHIVE) return finding('package-ambiguous', '', { reason: reasonOf(error) });
  if (message === zip.ERR_OVERLAPPING_ENTRY) return finding('package-ambiguous', '', { reason: 'overlapping files' });
  return file === undefined ? finding('package-damaged', '') : finding('package-file-damaged', '', { file });
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string' ? error.reason : 'unknown';
}
