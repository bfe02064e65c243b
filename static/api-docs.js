// Starts the explorer of /api/docs. A file of its own: the page's policy runs no script that stands in the page.
const dark = matchMedia('(prefers-color-scheme: dark)');
const show = () => {
  const { classList, style } = document.documentElement;
  const chosen = chosenTheme();
  style.colorScheme = chosen ?? '';
  classList.toggle('dark-mode', chosen ? chosen === 'dark' : dark.matches);
};
/** The appearance chosen in the product (src/lib/ui/preferences.ts), unless it follows the system. */
function chosenTheme() {
  try {
    const kept = localStorage.getItem('ascdata:theme');
    return ['light', 'dark'].find((theme) => theme === kept);
  } catch {
    return undefined;
  }
}
dark.addEventListener('change', show);
show();

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('explorer'),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  // No validator elsewhere is asked, and nothing is kept of a key that was entered.
  validatorUrl: null,
  persistAuthorization: false,
  defaultModelsExpandDepth: 0,
  presets: [globalThis.SwaggerUIBundle.presets.apis]
});
