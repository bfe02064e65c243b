/**
 * Keeps the keyboard where the user has put it. A widget may call `focus()` whenever it likes, and what is typed from then
 * on would go to it; the permissions policy against that is in no browser yet. So a frame that gets the focus without the
 * user having gone there gives it back at once.
 *
 * She goes there with Tab, or by a press in the frame, which only the frame is told of. Of a mouse the page knows all the
 * same: it passes every frame by until it is moved over it. Of a finger it knows later, when a press is no longer one here.
 */

/** How long the browser remembers a press (milliseconds). */
const PRESS = 5_000;

const frames = new Set<HTMLIFrameElement>();
let listening: AbortController | undefined;
/** What has the focus as far as the user knows; a frame once she has gone there. */
let place: HTMLElement | undefined;
/** Tab was pressed, and nothing has got the focus since. */
let tabbing = false;
/** The frame the mouse was moved over; no key has been pressed since. */
let over: HTMLIFrameElement | undefined;
let mouse = false;
let pressedHere = -Infinity;

/** Watches a frame as long as it is in the page. For `{@attach}`. */
export function guardFocus(frame: HTMLIFrameElement): () => void {
  if (frames.size === 0) listen();
  frames.add(frame);
  passBy();
  return () => {
    frames.delete(frame);
    if (frames.size === 0) listening?.abort();
  };
}

function listen(): void {
  listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  settle(focused());
  document.addEventListener('keydown', (event) => typed(event), options);
  document.addEventListener('pointermove', (event) => pointed(event), options);
  document.addEventListener('pointerdown', (event) => pointed(event), options);
  document.addEventListener('focusin', () => settle(focused()), options);
  // On its way to something else the focus is nowhere for a moment; after it, nowhere is where the user has put it.
  document.addEventListener('focusout', () => setTimeout(() => focused() || (place = undefined)), options);
  // Given back while it is still being taken, the focus would be back for the document only, not for the keyboard.
  window.addEventListener('blur', () => setTimeout(look), options);
}

function typed({ key }: KeyboardEvent): void {
  tabbing = key === 'Tab';
  pressedHere = performance.now();
  over = undefined;
  passBy();
}

function pointed({ type, target, pointerType }: PointerEvent): void {
  mouse = pointerType !== 'touch';
  // A finger that scrolls the page may tap in a frame next; one that goes to a field moves the focus, which counts below.
  if (type === 'pointerdown' && mouse) pressedHere = performance.now();
  over = mouse ? [...frames].find((frame) => target === frame || target === frame.parentElement) : undefined;
  passBy();
}

/** What a mouse that was not moved over a frame does is done to the page. */
function passBy(): void {
  for (const frame of frames) frame.toggleAttribute('data-passed', mouse && frame !== over);
}

/** The focus has left the document, for another window or for a frame. */
function look(): void {
  const now = focused();
  const frame = [...frames].find((each) => each === now);
  if (!frame) return isBehindDialog(...frames) ? giveBack(now) : undefined;
  if (frame === place) return;
  if (!isBehindDialog(frame) && (tabbing || frame === over || isPressedElsewhere())) return settle(frame);
  giveBack(frame);
}

/** Not with `window.focus()`: that would bring a window back which the user has just left. */
function giveBack(from: HTMLElement | undefined): void {
  const to = place;
  from?.blur();
  to?.focus({ preventScroll: true });
}

function settle(next: HTMLElement | undefined): void {
  place = next;
  tabbing = false;
  if (!(next instanceof HTMLIFrameElement)) pressedHere = performance.now();
}

function focused(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}

/** A frame behind a dialog takes the keyboard without becoming what has the focus in the document. */
function isBehindDialog(...some: HTMLIFrameElement[]): boolean {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  return some.some((frame) => dialogs.some((dialog) => !dialog.contains(frame)));
}

/** A press in a frame counts for the page around it too. */
function isPressedElsewhere(): boolean {
  return navigator.userActivation.isActive && performance.now() - pressedHere > PRESS;
}
