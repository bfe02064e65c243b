import { mount, tick, unmount } from 'svelte';
import '../../../../src/lib/ui/base.css';
import '../../../../src/lib/ui/tokens.css';
import type { AscElement } from '../../../../src/lib/ascdata/types.js';
import { loadTexts } from '../../../../src/lib/messages/load.js';
import { TestCatalogue } from './catalogue.js';
import Page from './Page.svelte';

/** The page content of one test. */
export interface Shown {
  elements: AscElement[];
  language?: 'en' | 'de';
  timeZone?: string;
  timeZonesEnabled?: boolean;
  /** Ids of fields shown with an error, or disabled. */
  invalid?: string[];
  disabled?: string[];
}

interface FieldRecord {
  edits: { value: string; step: string | undefined }[];
  left: number;
}

declare global {
  interface Window {
    fields: {
      catalogue: TestCatalogue;
      records: Record<string, FieldRecord>;
      setters: Record<string, (value: unknown) => void>;
      show(shown: Shown): Promise<void>;
    };
  }
}

let page: ReturnType<typeof mount> | undefined;

window.fields = {
  catalogue: new TestCatalogue(),
  records: {},
  setters: {},
  async show(shown) {
    if (page) await unmount(page);
    this.catalogue = new TestCatalogue();
    this.records = {};
    this.setters = {};
    document.documentElement.lang = shown.language ?? 'en';
    const t = await loadTexts('base', shown.language ?? 'en');
    page = mount(Page, { target: document.body, props: { shown, t } });
    await tick();
  }
};
