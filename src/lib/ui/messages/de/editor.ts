import type { editor as english } from '../en/editor.js';
export const editor = {
} satisfies typeof english;
