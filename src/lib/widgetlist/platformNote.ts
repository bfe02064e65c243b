const ABOUT_PLATFORM = new Set(['api-version-unsupported', 'feature-unsupported']);

/** Findings that say what the configured platform does not support, first, and all others. */
export function aboutPlatform<T extends { readonly code: string }>(
  findings: readonly T[]
): [platform: T[], others: T[]] {
  const platform = findings.filter(({ code }) => ABOUT_PLATFORM.has(code));
  return [platform, findings.filter(({ code }) => !ABOUT_PLATFORM.has(code))];
}
