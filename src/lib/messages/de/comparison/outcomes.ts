import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/outcomes.js';

const { quote } = grammarOf('de');

export default {
  kept: (name: string) => `${quote(name)} behält seinen Wert.`,
  keptBroken: (name: string) => `${quote(name)} behält seinen Wert, der schon bisher nicht richtig war.`,
  moved: (name: string) => `${quote(name)} übernimmt den Wert.`,
  converted: (name: string) =>
    `Der Wert von ${quote(name)} wird in eine andere Form umgewandelt; nichts geht verloren.`,
  setAside: (name: string, reasons: string) => `Der Wert von ${quote(name)} wird beiseitegelegt. ${reasons}`,
  returned: (name: string) => `${quote(name)} bekommt den beiseitegelegten Wert zurück.`,
  stillAside: (name: string, reasons: string) => `Der Wert von ${quote(name)} bleibt beiseitegelegt. ${reasons}`
} satisfies typeof english;
