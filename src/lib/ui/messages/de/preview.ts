import type { preview as english } from '../en/preview.js';
export const preview = {
} satisfies typeof english;
