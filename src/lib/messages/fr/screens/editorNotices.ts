import { counting } from '../../../language/count.js';
import type english from '../../en/screens/editorNotices.js';

const { either, number } = counting('fr');

export default {
  saved: (name) => `${name} a enregistré ce widget.`,
  you: 'Vous avez enregistré ce widget dans un autre onglet ou navigateur.',
  somebody: 'Ce widget a été enregistré ailleurs.',
  followed: (labels) => `Affiché ici désormais : ${labels}.`,
  merged: (labels) => `Vos modifications et les leurs sont réunies dans ${labels}.`,
  both: (labels) => `Modifié des deux côtés : ${labels}. Votre version reste en place jusqu’à votre choix.`,
  kept: 'Vos modifications non enregistrées sont intactes.',
  choose: 'Choisir',
  dismiss: 'Masquer le message',
  replaced:
    'Ce widget a été remplacé par une autre version. Ouvrez-la pour continuer ; d’ici là, rien ne peut être enregistré.',
  reload: 'Ouvrir la nouvelle version',
  setAside: (n) =>
    either(
      n,
      'Une valeur a été mise de côté lors du remplacement de ce widget.',
      `${number(n)} valeurs ont été mises de côté lors du remplacement de ce widget.`
    ),
  look: 'Les examiner',
  gone: 'Ce widget a été supprimé, ou vous n’y avez plus accès. Il ne peut pas être enregistré ; copiez ce que vous voulez garder.',
  toTrash: 'Ouvrir la corbeille',
  reachable: 'Le serveur est de nouveau joignable. Vos modifications sont encore là, mais pas encore enregistrées.',
  lost: 'Aucune connexion au serveur.',

  overtaken: {
    title: 'Quelqu’un d’autre a enregistré ce widget',
    conflicts: 'Vous avez tous deux modifié ces paramètres. Choisissez la valeur à retenir :',
    mine: 'La mienne',
    theirs: 'La leur',
    followed: 'Ces paramètres ont aussi été modifiés ; votre page affiche maintenant leurs nouvelles valeurs :',
    merged: 'Vous avez modifié des parties différentes de ces paramètres ; ils réunissent les deux modifications :',
    nothing: 'Rien de ce que vous avez modifié n’a été touché.',
    save: 'Enregistrer maintenant',
    later: 'Continuer à modifier'
  },
  moments: {
    chooseDate: 'Choisir une date',
    chooseTime: 'Choisir une heure',
    format: (form) => `Format : ${form}`,
    forms: { moment: 'jj/mm/aaaa, hh:mm:ss', day: 'jj/mm/aaaa', time: 'hh:mm', exactTime: 'hh:mm:ss' }
  },
  why: {
    title: (name) => `Quand ${name} est-il affiché ?`,
    rule: 'Il est masqué tant que toutes ces conditions sont remplies :',
    always: 'Toujours : il n’a aucune condition.',
    unreadable: 'Une condition illisible',
    met: 'remplie',
    notMet: 'non remplie',
    now: (value) => `maintenant : ${value}`,
    visible: 'Il est donc affiché.',
    hidden: 'Il est donc masqué.'
  }
} satisfies typeof english;
