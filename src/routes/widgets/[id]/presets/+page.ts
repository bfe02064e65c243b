import type { PageLoad } from './$types.js';

/** The form lives in the browser only: its unsaved edits are there, and a worker that tests patterns. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const { loadPresets } = await import('$lib/presets/load.js');
  return { ...data, ...(await loadPresets(language)) };
};
