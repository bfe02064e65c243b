import { grammarOf } from '../../language/grammar.js';
import type english from '../en/fixes.js';

const { count, number } = grammarOf('fr');

const inBrackets = (effect: string | undefined): string => (effect === undefined ? '' : ` (${effect})`);

export default {
  write: (text: string) => `Écrire «\u202F${text}\u202F»`,
  writeJson: (json: string) => `Écrire ${json}`,
  rename: (from: string, to: string) => `Renommer «\u202F${from}\u202F» en «\u202F${to}\u202F»`,
  hideWhile: (condition) => `Masquer tant que ${condition}`,
  asList: () => 'Mettre la condition dans une liste',
  keepOnly: (condition: string) => `Ne garder que ${condition}`,
  remove: () => 'Supprimer cette condition',
  removeThat: (condition: string) => `Supprimer ${condition}`,
  removeFrom: (condition: string, element: string) => `Supprimer ${condition} de «\u202F${element}\u202F»`,
  removeRule: (element: string) => `Supprimer toutes les conditions de «\u202F${element}\u202F»`,
  none: () => 'ne change aucun état visible pour les valeurs du paquet ou saisies',
  otherValues: () => 'mêmes états, mais pour d’autres valeurs',
  unclear: () => 'trop d’états pour dire ce qui change',
  appears: (set: string) => `nouveau\u00A0: ${set}`,
  vanishes: (set: string) => `disparaît\u00A0: ${set}`,
  hidden: (ids: string) => `masqué ${ids}`,
  shows: (ids) => `affiche ${ids}`,
  hides: (ids) => `masque ${ids}`,
  nothing: () => 'rien de masqué',
  more: (count: number) => `et ${number(count)} de plus`,
  moreStates: (n: number) => `et ${count(n, 'autre état change', 'autres états changent')}`,
  fixed: (element: string, fix: string, effect?: string) =>
    `«\u202F${element}\u202F» corrigé\u00A0: ${fix}${inBrackets(effect)}`,
  choose: (element: string, fixes: string) =>
    `«\u202F${element}\u202F» reste tel quel, plusieurs corrections sont possibles\u00A0: ${fixes}`,
  needsAll: (element: string, fix: string, effect?: string) =>
    `«\u202F${element}\u202F» reste tel quel sans --fix=all\u00A0: ${fix}${inBrackets(effect)}`,
  unfixable: () =>
    'Rien n’a été corrigé\u00A0: ascData.json doit être du JSON en UTF-8, sans clé en double dans un objet.'
} satisfies typeof english;
