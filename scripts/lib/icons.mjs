// The icons of the screens, as components without anything to work out while a page is shown.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Names of Lucide, in the order of the alphabet. */
const NAMES = [
  'arrow-down',
  'arrow-left',
  'arrow-up',
  'bookmark',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-question-mark',
  'clock',
  'copy',
  'download',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'file-text',
  'film',
  'folder',
  'fullscreen',
  'grip-vertical',
  'image',
  'keyboard',
  'languages',
  'layout-grid',
  'lock',
  'log-out',
  'maximize-2',
  'message-square',
  'music',
  'pencil',
  'play',
  'plus',
  'printer',
  'redo-2',
  'rotate-cw',
  'scaling',
  'search',
  'shapes',
  'shrink',
  'square',
  'swatch-book',
  'table',
  'trash',
  'triangle-alert',
  'undo-2',
  'upload',
  'user-round',
  'x'
];

/** `undo-2` → `Undo2` @param {string} name */
const componentName = (name) => name.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());

/** How every icon of Lucide is drawn: said once, of the whole. */
const DRAWN = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** @param {string} name @param {string} body */
const component = (
  name,
  body
) => `<!-- “${name}” of Lucide (lucide.dev, ISC licence). Written by \`npm run generate\`; not to be edited. -->
<script lang="ts">
  /** \`size\`: CSS pixels, both ways. */
  let { size }: { readonly size: number } = $props();
</script>

<svg
  width={size}
  height={size}
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true">${body.replace(DRAWN, '').replace(/^<g>(.*)<\/g>$/, '$1')}</svg>
`;

/** @returns {Promise<Record<string, string>>} file contents by path, not formatted */
export async function iconComponents() {
  const set = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  const { icons } = JSON.parse(await readFile(set, 'utf8'));
  return Object.fromEntries(
    NAMES.map((name) => [`src/lib/ui/icons/${componentName(name)}.svelte`, component(name, icons[name].body)])
  );
}
