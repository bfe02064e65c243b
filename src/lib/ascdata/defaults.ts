import type { Platform } from './datatype.js';

/** The platform the product speaks for when nothing else is configured (decisions: default 12.0). */
export const DEFAULT_PLATFORM: Platform = { version: '12.0', timeZone: 'UTC', timeZonesEnabled: true };
