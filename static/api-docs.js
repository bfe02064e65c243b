// Starts the explorer of /api/docs. A file of its own: the page's policy runs no script that stands in the page.
const dark = matchMedia('(prefers-color-scheme: dark)');
const show = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
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
