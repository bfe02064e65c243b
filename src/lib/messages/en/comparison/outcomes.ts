import { grammarOf } from '../../../language/grammar.js';

const { quote } = grammarOf('en');

/** What happens to a stored Value when its package is replaced. */
export default {
  kept: (name: string) => `${quote(name)} keeps its value.`,
  keptBroken: (name: string) => `${quote(name)} keeps its value, which was already wrong before.`,
  moved: (name: string) => `The value moves to ${quote(name)}.`,
  converted: (name: string) => `The value of ${quote(name)} is converted to another form; nothing is lost.`,
  setAside: (name: string, reasons: string) => `The value of ${quote(name)} is set aside. ${reasons}`,
  returned: (name: string) => `${quote(name)} gets its set-aside value back.`,
  stillAside: (name: string, reasons: string) => `The value of ${quote(name)} stays set aside. ${reasons}`
};
