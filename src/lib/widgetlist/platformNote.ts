const ABOUT_PLATFORM = new Set(['api-version-unsupported', 'feature-unsupported']);

/** Findings about what this platform does not support, then all others. */
export function aboutPlatform<T extends { readonly code: string }>(
  findings: readonly T[]
): [platform: T[], others: T[]] {
  const platform = findings.filter(({ code }) => ABOUT_PLATFORM.has(code));
  return [platform, findings.filter(({ code }) => !ABOUT_PLATFORM.has(code))];
}
