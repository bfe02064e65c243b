import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/outcomes.js';

const { quote } = grammarOf('fr');

export default {
  kept: (name: string) => `${quote(name)} garde sa valeur.`,
  keptBroken: (name: string) => `${quote(name)} garde sa valeur, qui était déjà incorrecte auparavant.`,
  moved: (name: string) => `La valeur passe dans ${quote(name)}.`,
  converted: (name: string) => `La valeur de ${quote(name)} est convertie sous une autre forme ; rien n’est perdu.`,
  setAside: (name: string, reasons: string) => `La valeur de ${quote(name)} est mise de côté. ${reasons}`,
  returned: (name: string) => `${quote(name)} retrouve la valeur mise de côté.`,
  stillAside: (name: string, reasons: string) => `La valeur de ${quote(name)} reste de côté. ${reasons}`
} satisfies typeof english;
