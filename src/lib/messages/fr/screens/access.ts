import type english from '../../en/screens/access.js';

export default {
  readOnly:
    'Vous pouvez consulter ce widget et essayer ses paramètres, mais vous n’avez pas l’autorisation d’enregistrer.',
  forbidden:
    'Non enregistré : vous n’avez pas l’autorisation de modifier ce widget. Vos modifications sont conservées dans ce navigateur ; un administrateur peut vous donner l’autorisation.',
  title: 'Vous êtes déconnecté : votre session a pris fin, ou un administrateur a verrouillé votre compte.',
  kept: 'Rien n’est perdu : tout ce que vous avez saisi reste ici et est conservé dans ce navigateur.',
  signIn: 'Se connecter dans un nouvel onglet',
  back: 'Vous êtes de nouveau connecté. Tout est encore là, enregistrez maintenant.',
  stays: 'Le contenu de cette page est conservé. Connectez-vous, puis réessayez.',
  tryAgain: 'Vous êtes de nouveau connecté. Veuillez réessayer.'
} satisfies typeof english;
