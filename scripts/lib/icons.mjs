// Icons of the screens: `~icons/lucide/<name>` is a component. Lucide (lucide.dev) has the ISC licence.
import Icons from 'unplugin-icons/vite';

/** How every icon of Lucide is drawn: said once, of the whole. */
const DRAWN = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** Nothing is left to work out while a page is shown, as the plugin's own components would. @param {string} svg */
function component(svg) {
  const body = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(DRAWN, '')
    .replace(/^<g>(.*)<\/g>$/, '$1');
  return `<script>let { size } = $props();</script>
<svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${body}</svg>`;
}

export const icons = () => Icons({ compiler: { compiler: component, extension: 'svelte' } });
