import type { MessageLanguage } from '../language/languages.js';

/** A request of a widget that the policy of its page kept from being sent, as the widget reports it. */
export interface Blocked {
  /** Of the address: `https://api.example.com`; for others than network addresses their scheme, or `inline`. */
  readonly origin: string;
  /** The directive of the policy: `connect-src`, `img-src` … */
  readonly directive: string;
}

interface Words {
  readonly kinds: Readonly<Record<string, string>>;
  readonly other: string;
  readonly sentence: (kind: string, origin: string, why: string) => string;
  readonly own: string;
  readonly notHttps: string;
  readonly notListed: string;
  readonly never: string;
}

/** Directives that an administrator's list enters. */
const LISTED = /^(connect|img|media|font|style)-src$/;

const WORDS: Readonly<Record<MessageLanguage, Words>> = {
  en: {
    kinds: {
      'connect-src': 'a request to',
      'img-src': 'an image from',
      'media-src': 'sound or video from',
      'font-src': 'a font from',
      'style-src': 'a style sheet from',
      'script-src': 'a script from',
      'frame-src': 'a page in a frame from',
      'form-action': 'a form to'
    },
    other: 'something from',
    sentence: (kind, origin, why) => `Blocked: ${kind} ${origin}. ${why}`,
    own: 'No widget may reach this product itself.',
    notHttps: 'Only https addresses can be allowed.',
    notListed:
      'This address, or the one it forwards to, is not in the list of external addresses that this widget may reach. An administrator can add it.',
    never: 'This works with the widget’s own files only, whatever is in its list of external addresses.'
  },
  de: {
    kinds: {
      'connect-src': 'eine Anfrage an',
      'img-src': 'ein Bild von',
      'media-src': 'Ton oder Video von',
      'font-src': 'eine Schrift von',
      'style-src': 'eine Formatvorlage von',
      'script-src': 'ein Skript von',
      'frame-src': 'eine Seite in einem Rahmen von',
      'form-action': 'ein Formular an'
    },
    other: 'etwas von',
    sentence: (kind, origin, why) => `Blockiert: ${kind} ${origin}. ${why}`,
    own: 'Kein Widget darf dieses Produkt selbst erreichen.',
    notHttps: 'Nur https-Adressen können erlaubt werden.',
    notListed:
      'Diese Adresse, oder die, auf die sie weiterleitet, steht nicht in der Liste der externen Adressen, die dieses Widget erreichen darf. Ein Administrator kann sie aufnehmen.',
    never: 'Das geht nur mit den eigenen Dateien des Widgets, was auch in der Liste der externen Adressen steht.'
  },
  fr: {
    kinds: {
      'connect-src': 'une requête vers',
      'img-src': 'une image de',
      'media-src': 'du son ou de la vidéo de',
      'font-src': 'une police de',
      'style-src': 'une feuille de style de',
      'script-src': 'un script de',
      'frame-src': 'une page dans un cadre de',
      'form-action': 'un formulaire vers'
    },
    other: 'quelque chose de',
    sentence: (kind, origin, why) => `Bloqué : ${kind} ${origin}. ${why}`,
    own: 'Aucun widget ne peut accéder à ce produit lui-même.',
    notHttps: 'Seules les adresses https peuvent être autorisées.',
    notListed:
      'Cette adresse, ou celle vers laquelle elle redirige, ne figure pas dans la liste des adresses externes auxquelles ce widget peut accéder. Un administrateur peut l’ajouter.',
    never: 'Cela ne fonctionne qu’avec les fichiers du widget lui-même, quelle que soit sa liste d’adresses externes.'
  }
};

/** What was blocked, and why, in a sentence. `own`: the origin of the product. */
export function blockedSentence({ origin, directive }: Blocked, own: string, language: MessageLanguage): string {
  const words = WORDS[language];
  const name = directive.replace(/-(elem|attr)$/, '');
  const kind = Object.prototype.hasOwnProperty.call(words.kinds, name) ? words.kinds[name] : undefined;
  return words.sentence(kind || words.other, origin, words[reason(origin, name, own)]);
}

function reason(origin: string, directive: string, own: string): 'own' | 'never' | 'notHttps' | 'notListed' {
  if (origin === own) return 'own';
  if (!LISTED.test(directive)) return 'never';
  return /^https:/.test(origin) ? 'notListed' : 'notHttps';
}
