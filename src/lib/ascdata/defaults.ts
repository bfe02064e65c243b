import type { Platform } from './datatype.js';

/** The platform the product speaks for when nothing else is configured (decisions: default 12.0). */
export const DEFAULT_PLATFORM: Platform = { version: '12.0', timeZone: 'UTC', timeZonesEnabled: true };

/** How many rows high a widget can lie on a dashboard. The interface gives no bound, so more is no error. */
export const MAX_ROWS = 12;
