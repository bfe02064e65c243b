import type { EditorData } from '../api.js';
import { dayOf } from '../ascdata/dates.js';
import { Analyser, openWorker, type OpenPort } from './analysis/analyser.svelte.js';
import { Definition } from './definition.js';
import { tallyOf } from './ruleProofs.js';

/** Problems of the rules, as their tab counts them; 0 if unknown. @param settings the text of its ascdata.config.json; undefined: it has none */
export function problemCount(
  data: EditorData,
  settings: string | undefined,
  now: Date,
  open: OpenPort = openWorker
): Promise<number> {
  const { rules } = new Definition(data.Source);
  if (rules.size === 0) return Promise.resolve(0);
  const { Version: version, TimeZone: timeZone, TimeZonesEnabled: timeZonesEnabled } = data.Platform;
  return new Promise((resolve) => {
    const finish = (count: number): void => {
      analyser.close();
      resolve(count);
    };
    const analyser = new Analyser(
      {
        onanswer: (answer) => {
          if (answer.type !== 'proof') return;
          finish(tallyOf(answer.findings).problems);
        },
        onbroken: () => finish(0)
      },
      open
    );
    const platform = { version, timeZone, timeZonesEnabled };
    const question = { source: data.Source, settings, stored: [], today: dayOf(now), platform };
    analyser.define({ type: 'definition', ...question, prove: true });
  });
}
