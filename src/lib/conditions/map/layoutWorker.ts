import { layOut, type Layout, type LayoutQuestion } from './layout.js';

/** What the page and the worker that lays out say to each other. */
export interface LayoutAnswer {
  readonly layout: Layout;
}

self.onmessage = ({ data }: MessageEvent<LayoutQuestion>) => {
  self.postMessage({ layout: layOut(data) } satisfies LayoutAnswer);
};
