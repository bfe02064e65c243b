import type { Platform } from './dataTypeModel.js';

/** The default platform that widgets are checked against (docs/contract.md, Versions). */
export const DEFAULT_PLATFORM: Platform = { version: '12.0', timeZone: 'UTC', timeZonesEnabled: true };

/** Maximum rows of a widget on a dashboard. The contract sets no limit, so more is not an error. */
export const MAX_ROWS = 12;
