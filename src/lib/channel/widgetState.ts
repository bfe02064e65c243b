import type { Failure } from './protocol.js';
import type { WidgetState } from './state.js';

/** What the container knows about its widget. */
interface WidgetFacts {
  readonly isFlooding: boolean;
  /** Where it tried to navigate. */
  readonly leavingFor: string | undefined;
  /** What threw in a page that never called sendReady. */
  readonly unstarted: Failure | undefined;
  readonly lacksReady: boolean;
  /** Its page took the place of one that had a port. */
  readonly isRenewed: boolean;
  readonly isSilent: boolean;
  readonly failure: Failure | undefined;
  readonly lacksInit: boolean;
  /** It has shown data and is initialized. */
  readonly isLive: boolean;
  /** Milliseconds of the last delivery. */
  readonly latency: number | undefined;
}

/** The state to show: the most severe of several. */
export function stateOf(facts: WidgetFacts): WidgetState {
  const { leavingFor, failure } = facts;
  if (facts.isFlooding) return { name: 'flooding' };
  if (leavingFor !== undefined) return { name: 'blocked-navigation', target: leavingFor };
  if (facts.unstarted) return { name: 'error', failure: facts.unstarted };
  if (facts.lacksReady) return { name: 'no-ready', left: facts.isRenewed };
  if (facts.isSilent) return { name: 'not-responding' };
  if (failure) return { name: 'error', failure };
  if (facts.lacksInit) return { name: 'init-missing' };
  return facts.isLive ? { name: 'live', ms: facts.latency } : { name: 'loading' };
}
