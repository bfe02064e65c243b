import type { Platform } from './dataTypeModel.js';

/** The platform that widgets are checked against when none is configured (docs/contract.md, Versions). */
export const DEFAULT_PLATFORM: Platform = { version: '12.0', timeZone: 'UTC', timeZonesEnabled: true };

/** How many rows high a widget can lie on a dashboard. The contract sets no limit, so more is not an error. */
export const MAX_ROWS = 12;
