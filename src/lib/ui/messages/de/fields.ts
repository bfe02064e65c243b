import type { fields as english } from '../en/fields.js';
export const fields = {
} satisfies typeof english;
