import type { Platform } from './datatype.js';

/** The platform that widgets are checked against when none is configured (docs/contract.md, Versions). */
export const DEFAULT_PLATFORM: Platform = { version: '12.0', timeZone: 'UTC', timeZonesEnabled: true };

/** How many rows high a widget can lie on a dashboard. The interface gives no bound, so more is no error. */
export const MAX_ROWS = 12;
