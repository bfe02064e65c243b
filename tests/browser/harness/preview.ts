/** Runs in the test page: the whole preview, as the editor page shows it. */
import { mount } from 'svelte';
import type { AscData } from '../../../src/lib/ascdata/types.js';
import type { Timings } from '../../../src/lib/channel/container.js';
import '../../../src/lib/ui/base.css';
import '../../../src/lib/ui/tokens.css';
import { loadTexts } from '../../../src/lib/messages/load.js';
import PreviewHost from './PreviewHost.svelte';

export interface PreviewOptions {
  path: string;
  /** Other sites from which widgets may be loaded. */
  sites: string;
  ascData: AscData;
  language: 'en' | 'de';
  timings?: Partial<Timings>;
  /** Left out: true. */
  developer?: boolean;
}

async function show(options: PreviewOptions): Promise<void> {
  const t = await loadTexts('base', options.language);
  await loadTexts('preview', options.language);
  const { update } = mount(PreviewHost, { target: document.body, props: { ...options, t } });
  window.preview = { show, update };
}

declare global {
  interface Window {
    preview: { show: typeof show; update(id: string, value: unknown): void };
  }
}

window.preview = { show, update: () => {} };
