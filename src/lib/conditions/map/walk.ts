import type { Layout, PlacedBox } from './layout.js';

export type Step = 'reads' | 'readers' | 'above' | 'below';

/** By key: what it reads, what reads it, the neighbours in its column. */
export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'reads',
  ArrowRight: 'readers',
  ArrowUp: 'above',
  ArrowDown: 'below'
};

/** The box one step away; undefined if there is none. Along links, the nearest in height. */
export function stepFrom(
  id: string,
  step: Step,
  { boxes }: Layout,
  links: readonly { readonly from: string; readonly to: string }[]
): string | undefined {
  const at = boxes.findIndex((box) => box.id === id);
  const here = boxes[at];
  if (!here) return boxes[0]?.id;
  if (step === 'above' || step === 'below') {
    const next = boxes[at + (step === 'above' ? -1 : 1)];
    return next?.column === here.column ? next.id : undefined;
  }
  const ends = links.flatMap(({ from, to }) =>
    step === 'reads' ? (to === id ? [from] : []) : from === id ? [to] : []
  );
  const near = new Set(ends);
  near.delete(id);
  const centre = ({ y, height }: PlacedBox): number => y + height / 2;
  const far = (box: PlacedBox): number => Math.abs(centre(box) - centre(here));
  const candidates = boxes.filter((box) => near.has(box.id));
  return candidates.sort((a, b) => far(a) - far(b))[0]?.id;
}
