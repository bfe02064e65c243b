import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/access.js';

const { either, number, quote } = grammarOf('fr');

export default {
  readOnly:
    'Vous pouvez consulter ce widget et essayer ses paramètres, mais vous n’avez pas l’autorisation d’enregistrer.',
  readOnlyTemplate:
    'Vous pouvez essayer les paramètres de ce modèle, mais vous n’avez pas l’autorisation de le modifier pour tous ses widgets. Créez une variante pour enregistrer vos propres valeurs.',
  forbidden:
    'Non enregistré : vous n’avez pas l’autorisation de modifier ce widget. Vos modifications sont conservées dans ce navigateur ; un administrateur peut vous donner l’autorisation.',
  variant: {
    open: 'Créer une variante…',
    title: 'Créer une variante',
    text: (count) =>
      count === 0
        ? 'La variante hérite de toutes les valeurs du modèle, jusqu’à ce que vous les modifiiez.'
        : either(
            count,
            'La variante hérite du modèle ; votre modification non enregistrée devient sa propre valeur.',
            `La variante hérite du modèle ; vos ${number(count)} modifications non enregistrées deviennent ses propres valeurs.`
          ),
    name: 'Nom',
    group: 'Groupe de widgets',
    none: 'Il n’y a encore aucun groupe de widgets dans lequel vous pouvez créer des widgets.',
    broken: 'Certains paramètres contiennent des erreurs. Fermez cette boîte de dialogue et corrigez-les d’abord.',
    unreachable: 'Le serveur est injoignable. Rien n’est perdu ; réessayez.',
    unsaved: (name, why) =>
      `${quote(name)} a été créé, mais vos modifications n’y ont pas été enregistrées${why ? ` : ${why}` : '.'} Elles sont toujours ici.`,
    create: 'Créer la variante',
    cancel: 'Annuler',
    close: 'Fermer'
  },
  title: 'Vous êtes déconnecté : votre session a pris fin, ou un administrateur a verrouillé votre compte.',
  kept: 'Rien n’est perdu : tout ce que vous avez saisi reste ici et est conservé dans ce navigateur.',
  signIn: 'Se connecter dans un nouvel onglet',
  back: 'Vous êtes de nouveau connecté. Tout est encore là, enregistrez maintenant.',
  stays: 'Le contenu de cette page est conservé. Connectez-vous, puis réessayez.',
  tryAgain: 'Vous êtes de nouveau connecté. Veuillez réessayer.'
} satisfies typeof english;
