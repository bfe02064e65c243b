import type { CheckContext } from '../lib/ascdata/dataTypeModel.js';
import { dayOf } from '../lib/ascdata/dates.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { isPlatformVersion } from '../lib/ascdata/versions.js';
import type { FileCheckOptions } from '../lib/ascdata/check.js';
import { MESSAGE_LANGUAGES } from '../lib/language/languages.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import { hostPatterns } from './patterns.js';

/** A language that findings are worded in. */
export type Language = 'en' | 'de' | 'fr';

/** The date that `Today` stands for. */
export interface DateOptions {
  /** `YYYY-MM-DD`. Default: the present day of this computer. */
  readonly today?: string;
}

/** How findings are worded, and what is checked against. */
export interface CheckOptions extends DateOptions {
  /** Default `en`. */
  readonly language?: Language;
  /** Version of the platform, from `11.0.0` to the default `12.0`. */
  readonly platform?: string;
}

// Fails to compile for a language that Language lacks.
const LANGUAGES: readonly Language[] = MESSAGE_LANGUAGES;

type Patterns = ReturnType<typeof hostPatterns>;
let patterns: Patterns | undefined;

/** @throws RangeError the date is none */
export function contextOf({ today = dayOf(new Date()) }: DateOptions): Pick<CheckContext, 'today' | 'platform'> {
  if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new RangeError(`today must be a date as in 2026-11-20, not “${today}”.`);
  return { today, platform: DEFAULT_PLATFORM };
}

/** @throws RangeError an option has a value that it does not allow */
export function checkContext(options: CheckOptions): FileCheckOptions & { readonly language: Language } {
  const { platform = DEFAULT_PLATFORM.version, language = 'en' } = options;
  if (!isPlatformVersion(platform)) {
    throw new RangeError(`platform must be a version from 11.0.0 to 12.0, not “${platform}”.`);
  }
  if (!LANGUAGES.includes(language)) {
    throw new RangeError(`language must be ${LANGUAGES.join(' or ')}, not “${language as string}”.`);
  }
  return {
    today: contextOf(options).today,
    platform: { ...DEFAULT_PLATFORM, version: platform },
    patterns: (patterns ??= hostPatterns()),
    registry,
    structure,
    language
  };
}
