import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/platform.js';

const { number } = grammarOf('fr');

export default {
  notAllowed: 'Vous n’avez pas l’autorisation de faire cela. Rien n’a été modifié.',
  nameUnusable: (most: number) =>
    `Un nom est une ligne de 1 à ${number(most)} caractères, dont au moins un visible. Les caractères de contrôle et ceux qui changent le sens d’écriture ne sont pas autorisés.`,
  noPictureNow: 'L’image ne peut pas être créée pour le moment. Réessayez dans un instant.',
  storageFull:
    'L’espace de stockage de cette installation est plein ; rien n’a donc été enregistré. Supprimez des widgets ou retirez des mises à jour devenus inutiles, ou demandez plus d’espace à l’exploitant du serveur.'
} satisfies typeof english;
