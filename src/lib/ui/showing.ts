import type { Attachment } from 'svelte/attachments';

/**
 * Has a `<select>` show one of its options: `{@attach showing(value, options)}`. Svelte's own `value` watches each for new options;
 * here what the options are made of is named instead, and nothing watches.
 */
export const showing =
  (value: string, _options?: unknown): Attachment<HTMLSelectElement> =>
  (select) => {
    select.value = value;
  };
