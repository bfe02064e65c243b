import { DEFAULT_PLATFORM } from '../ascdata/defaults.js';
import type { Platform } from '../ascdata/datatype.js';

export interface Settings {
  readonly dataFolder: string;
  /** Insert the demo catalogue on the first start? */
  readonly demo: boolean;
  /** The folder with the packages that ship with the product. */
  readonly widgetsFolder: string;
  /** `versions.json` of the runtime libraries. */
  readonly librariesFile: string;
  /** Package or folder named at the start. */
  readonly open: string | undefined;
  readonly platform: Platform;
}

/** What the environment says, with the documented defaults. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    dataFolder: env.DATA_DIR || './data',
    demo: env.DEMO !== '0',
    widgetsFolder: env.WIDGETS_DIR || 'build/widgets',
    librariesFile: env.LIBRARIES_FILE || 'static/lib/versions.json',
    open: env.ASCDATA_OPEN || undefined,
    platform: DEFAULT_PLATFORM
  };
}
