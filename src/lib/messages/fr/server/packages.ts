import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/packages.js';

const { number, quote } = grammarOf('fr');

export default {
  busy: 'Le serveur traite d’autres paquets ; rien n’a été fait. Réessayez dans quelques secondes.',
  spotType: (type: string) => `Le SpotType dans ascData.json doit être ${quote(type)}, le type du spot.`,
  hasErrors: 'Le paquet n’a pas été accepté, car il contient des erreurs.',
  tooCostly: (seconds: number) =>
    `Le paquet n’a pas été accepté : sa vérification prend plus de ${number(seconds)} secondes ou trop de mémoire. Réduisez ascData.json et les scripts de la page de démarrage.`,
  textsTooCostly: (seconds) =>
    `La lecture ou l’écriture de ce fichier prend plus de ${number(seconds)} secondes ou trop de mémoire. Rien n’a été fait.`
} satisfies typeof english;
