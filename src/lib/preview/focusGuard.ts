/**
 * Keeps the keyboard focus where the user put it. A widget may call `focus()` at any time and would then receive what is typed; no
 * browser supports the permissions policy against that yet. So a frame that gets the focus without the user going there loses it at once.
 *
 * The user goes there with Tab, or by a press in the frame, which only the frame sees. The page still knows about a mouse: it has to
 * move over the frame first. About a finger it knows later, when no press remains on the page.
 */

/** How long the browser remembers a press (milliseconds). */
const PRESS = 5_000;

const frames = new Set<HTMLIFrameElement>();
let listening: AbortController | undefined;
/** What the user focused last; a frame once the user has gone there. */
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
  // While the focus moves, it is briefly nowhere; if it stays nowhere, the user put it there.
  document.addEventListener('focusout', () => setTimeout(() => focused() || (place = undefined)), options);
  // Restored while it is still being taken, the focus would return for the document but not for the keyboard.
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
  // A finger that scrolls the page may tap a frame next; one that taps a field moves the focus, handled below.
  if (type === 'pointerdown' && mouse) pressedHere = performance.now();
  over = mouse ? [...frames].find((frame) => target === frame || target === frame.parentElement) : undefined;
  passBy();
}

/** A mouse that has not moved over a frame acts on the page. */
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

/** Not with `window.focus()`: that would raise a window the user has just left. */
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

/** A frame behind a dialog takes the keyboard without becoming `activeElement`. */
function isBehindDialog(...some: HTMLIFrameElement[]): boolean {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  return some.some((frame) => dialogs.some((dialog) => !dialog.contains(frame)));
}

/** A press in a frame also counts for the page. */
function isPressedElsewhere(): boolean {
  return navigator.userActivation.isActive && performance.now() - pressedHere > PRESS;
}
