/**
 * The origin from which a new frame loads its widget; '' for that of the page. Where the browser gives each frame a process of its own
 * (Chromium, over https and on this machine), it stays with the page. Firefox does so for another site only, and so does Chromium over
 * http. WebKit runs all frames of a page in one process, and may not find names below `localhost`.
 * @param sites `https://*.widgets.example.net`: each frame takes a label of its own; undefined: there is no other origin
 */
export function siteOfFrame(sites: string | undefined, { userAgent, userAgentData } = navigator as Agent): string {
  if (sites === undefined || isWebKit(userAgent) || isIsolating(userAgentData)) return '';
  return sites.replace('*', `w${crypto.getRandomValues(new Uint32Array(2)).join('')}`);
}

/**
 * Whether a widget in an endless loop freezes the page, because the browser runs its frame in the page's thread: WebKit always, Firefox
 * where the frame comes from the page's site. Chromium never does for a sandboxed frame.
 */
export const sharesThread = (sites: string | undefined, { userAgent }: Pick<Agent, 'userAgent'> = navigator): boolean =>
  !isChromium(userAgent) && (sites === undefined || isWebKit(userAgent));

const isChromium = (userAgent: string): boolean => /\bChrom(?:e|ium)\//.test(userAgent);
const isWebKit = (userAgent: string): boolean => userAgent.includes('AppleWebKit') && !isChromium(userAgent);

/** Only Chromium has it, and only where it also honours `Document-Isolation-Policy`: in secure contexts. */
const isIsolating = (data: object | undefined): boolean => data !== undefined;

interface Agent {
  readonly userAgent: string;
  readonly userAgentData?: object;
}
