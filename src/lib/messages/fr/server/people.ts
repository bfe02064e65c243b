import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/people.js';

const { number } = grammarOf('fr');

export default {
  signInFailed: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  userNotFound: 'Aucun utilisateur ne porte ce numéro. Il a peut-être été supprimé.',
  sessionNotFound: 'Cette session n’existe pas. Elle a peut-être pris fin.',
  keyNotFound: 'Cette clé n’existe pas. Elle a peut-être été révoquée.',
  nameTaken: 'Un autre utilisateur porte déjà ce nom. Les majuscules et les accents ne comptent pas.',
  nameBlank: 'Le nom doit contenir au moins un caractère visible.',
  locationNeeded: 'Un utilisateur de site a besoin d’un LocationId.',
  locationNotAllowed: 'Seuls les utilisateurs de site ont un LocationId.',
  locationUnknown: 'Aucun site ne porte ce numéro.',
  playerNeeded: 'Un utilisateur avec le rôle Lecteur a besoin d’un PlayerId.',
  playerNotAllowed: 'Seuls les utilisateurs avec le rôle Lecteur ont un PlayerId.',
  playerUnknown: 'Aucun lecteur ne porte ce numéro.',
  spotGroupUnknown: 'Aucun groupe de spots ne porte ce numéro.',
  languageTwice: 'Cette langue figure deux fois.',
  spotGroupTwice: 'Ce groupe de spots figure deux fois.',
  userUnknown: 'Aucun utilisateur ne porte ce numéro.',
  notOneself: 'Vous ne pouvez pas vous verrouiller ni vous supprimer vous-même. Un autre administrateur peut le faire.',
  lastAdministrator:
    'C’est le dernier administrateur qui peut se connecter. Donnez d’abord ce rôle à un autre utilisateur.',
  externalUser: 'Cet utilisateur se connecte avec le compte de l’entreprise et n’a pas de mot de passe ici.',
  passwordWrong: 'Le mot de passe actuel est incorrect.',
  noUser:
    'La clé de l’environnement n’appartient à aucun utilisateur ; elle n’a donc ni mot de passe, ni sessions, ni clés.',
  tooManyKeys: (most: number) =>
    `Un utilisateur a au plus ${number(most)} clés. Révoquez-en une qui n’est plus utilisée.`,
  expiryPast: 'La clé serait déjà expirée.'
} satisfies typeof english;
