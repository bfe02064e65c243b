import type { start as english } from '../en/start.js';
export const start = {
} satisfies typeof english;
