import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/replace.js';
import type { Affected } from '../../en/screens/replace.js';
import findingList from './findingList.js';

const { count, either, number, quote } = grammarOf('fr');

const variants = (n: number): string => count(n, 'variante', 'variantes');
const whom = ({ hasTemplate, variants: n }: Affected): string => {
  if (!hasTemplate) return variants(n);
  return n === 0 ? 'le modèle' : `le modèle et ${variants(n)}`;
};

export default {
  title: (name) => `Remplacer ${quote(name)}`,
  titleBy: (name, before, after) => `Remplacer ${quote(name)} ${before} par ${after}`,
  titleMade: (name, before, after) =>
    before === after
      ? `Enregistrer de nouveau ${quote(name)} ${before}`
      : `Enregistrer ${quote(name)} ${before} comme ${after}`,
  titleRestore: (name, version) => `Restaurer ${quote(name)} ${version}`,
  /** Back to the screen that made the package. */
  toMaker: { conditions: 'Conditions', definition: 'Définition' },
  backTo: { conditions: 'Revenir aux conditions', definition: 'Revenir à la définition' },
  back: 'Widgets',
  isVariant: (name) => `${quote(name)} est une variante.`,
  isFor: ({ hasTemplate, variants: n }, isRestore) => {
    const what = isRestore ? 'Cette version' : 'Un nouveau paquet';
    if (!hasTemplate) return `${what} concerne tous les widgets du modèle : ${variants(n)}.`;
    return n === 0
      ? `${what} concerne le modèle, qui n’a aucune variante.`
      : `${what} concerne le modèle et ${either(n, 'sa variante', `ses ${variants(n)}`)}.`;
  },
  intro:
    'Déposez ici le nouveau paquet. Vous verrez ce qui diffère et ce que devient chaque valeur enregistrée avant tout changement.',
  followsFolder: (folder) =>
    `Ce widget suit le dossier ${quote(folder)} : ce que vous y modifiez devient le paquet. Un paquet choisi ici est écrit dans le dossier si seuls ascData.json, conditions.tests.json ou ascdata.config.json diffèrent. Pour remplacer d’autres fichiers, démarrez le produit sans le dossier.`,
  choose: 'Choisir un paquet…',
  drop: 'Déposez ici le nouveau paquet',
  dropOther: 'Déposez pour comparer plutôt ce paquet',
  oneFile: 'Un seul paquet à la fois.',
  folder: 'C’est un dossier. Déposez plutôt le fichier .dash.zip.',
  sending: (name) => `Envoi de ${name}…`,
  busy: 'Le serveur est occupé. Nouvel envoi dans un instant…',
  comparing: 'Comparaison…',
  working: 'Remplacement…',
  cancel: 'Annuler',
  close: 'Fermer',
  other: 'Autre paquet…',
  unreachable: 'Le serveur est injoignable. Rien n’a été modifié ; réessayez dans un instant.',
  unknown:
    'La connexion a été interrompue avant la réponse. On ne sait pas si le widget a été remplacé ; cela sera vérifié dès que le serveur répondra.',
  idMatches: (id) => `L’Id correspond : ${id}`,
  same: 'C’est le paquet déjà en place, ou un téléchargement inchangé de celui-ci. Il n’y a rien à remplacer.',
  inFolder: (folder) =>
    `Ce widget suit le dossier ${quote(folder)}\u00A0: la modification est aussi écrite dans ses fichiers.`,
  endsUpdates:
    'C’est un widget standard : ensuite, les nouvelles versions du produit ne le mettront plus à jour. Restaurez la version précédente pour recevoir de nouveau les mises à jour.',
  lacking: (name, widgets, n) => {
    const more = n > widgets.length ? ` et ${number(n - widgets.length)} de plus` : '';
    const names = `${widgets.map(quote).join(', ')}${more}`;
    return `${quote(name)} exige désormais une saisie, et ${either(n, 'un widget n’en a pas', `${number(n)} widgets n’en ont pas`)} : ${names}. Leurs autres paramètres peuvent toujours être enregistrés.`;
  },
  variants: ({ hasTemplate, variants: n }) =>
    `${either(n, 'variante', 'variantes')}${hasTemplate ? ' en plus du modèle' : ''}`,
  counts: {
    kept: (n) => either(n, 'valeur enregistrée conservée', 'valeurs enregistrées conservées'),
    converted: (n) => either(n, 'est convertie', 'sont converties'),
    setAside: (n) => either(n, 'est mise de côté', 'sont mises de côté'),
    returned: (n) => either(n, 'est récupérée', 'sont récupérées'),
    new: (n) => either(n, 'nouveau paramètre', 'nouveaux paramètres')
  },
  rules: {
    title: 'Ce que le formulaire peut afficher',
    equal: 'Prouvé : pour toute valeur du paquet ou saisie, les mêmes paramètres s’affichent qu’auparavant.',
    count: (appear: number, vanish: number) =>
      [
        appear > 0
          ? either(
              appear,
              '1 nouvelle combinaison de paramètres affichés',
              `${number(appear)} nouvelles combinaisons de paramètres affichés`
            )
          : '',
        vanish > 0 ? either(vanish, '1 ne se présente plus', `${number(vanish)} ne se présentent plus`) : ''
      ]
        .filter(Boolean)
        .join(', '),
    incomplete: 'Tout n’a pas été comparé : il y a trop d’états.',
    unknown: 'Pas de comparaison : elle aurait pris trop de temps.',
    kinds: { appears: 'nouveau', vanishes: 'disparu' },
    more: (n: number) => `et ${count(n, 'autre', 'autres')}`
  },
  newVersion: {
    title: 'Version',
    note: 'SpotVersion dans ascData.json',
    weights: { fix: 'Correction', feature: 'Nouveauté', breaking: 'Incompatible' },
    because: (change: string) => `Proposée pour cette modification : ${change}`,
    stays: 'Elle reste inchangée.',
    proposal: (version) => `Revenir à ${version}, proposée`
  },
  settings: 'Paramètres',
  settingsNote: (before, after, unchanged) => `${before} avant, ${after} après, ${unchanged} sans changement`,
  noSettings: 'Aucun paramètre ne change, et toutes les valeurs enregistrées sont conservées.',
  setting: 'Paramètre',
  change: 'Changement',
  values: 'Ce que deviennent les valeurs enregistrées',
  tags: {
    new: 'nouveau',
    removed: 'retiré',
    renamed: 'renommé',
    retyped: 'type',
    narrowed: 'restreint',
    widened: 'élargi',
    changed: 'modifié'
  },
  outcomes: {
    kept: (n) => `${number(n)} ${either(n, 'conservée', 'conservées')}`,
    moved: (n) => `${number(n)} ${either(n, 'conservée', 'conservées')}`,
    converted: (n) => `${number(n)} ${either(n, 'convertie', 'converties')} sans perte`,
    setAside: (n) => `${number(n)} ${either(n, 'mise', 'mises')} de côté`,
    returned: (n) => `${number(n)} ${either(n, 'récupérée', 'récupérées')}`,
    stillAside: (n) => `${number(n)} toujours de côté`
  },
  noValue: 'aucune variante n’a de valeur',
  show: 'Afficher',
  hide: 'Masquer',
  showValues: (name) => `Afficher les valeurs de ${name}`,
  notSame: 'Différent',
  notSameFor: (name) => `${name} n’est pas le même paramètre`,
  goesOnAs: (name) => `${name} devient`,
  asNone: 'aucun autre paramètre',
  kept: {
    title: 'Préréglages et brouillons',
    allStay: 'Toutes leurs valeurs restent.',
    stay: (n) => (n === 0 ? '' : either(n, '1 autre reste tel quel', `${number(n)} autres restent tels quels`)),
    of: { preset: (name) => `Préréglage ${quote(name)}`, draft: (name) => `Brouillon ${quote(name)}` },
    moreDrafts: (n) => `et ${count(n, 'autre brouillon', 'autres brouillons')}`,
    more: (n) => `et ${number(n)} de plus`
  },
  translations: {
    title: 'Traductions',
    note: 'Rien de ce qui a été enregistré ici n’est perdu.',
    renamed: (n) => count(n, 'entrée semble renommée', 'entrées semblent renommées'),
    renamedHint: 'Les traductions suivent ; leur source est marquée comme modifiée.',
    goesOn: (before, after) => `${quote(before)} devient ${quote(after)}`,
    conflicts: (n) => count(n, 'texte modifié ici et dans le paquet', 'textes modifiés ici et dans le paquet'),
    conflictsHint: 'Le nôtre est conservé, sauf si vous choisissez celui du paquet.',
    kinds: { entry: (name) => `entrée de ${quote(name)}`, pattern: (name) => `message de ${quote(name)}` },
    before: 'Jusqu’ici dans le paquet :',
    ours: 'Garder le nôtre :',
    theirs: 'Utiliser celui du paquet :',
    stays: (ours, theirs) => `${quote(ours)} est conservé, et non ${quote(theirs)} du paquet`,
    none: 'aucun texte',
    all: (n) => `Afficher les ${number(n)}`
  },
  also: 'Change également',
  widget: 'Widget',
  files: 'Fichiers',
  moreChanges: (n) => `et ${count(n, 'autre modification', 'autres modifications')}`,
  moreValues: (n) => `et ${count(n, 'autre valeur', 'autres valeurs')}`,
  moreFiles: (n) => `et ${count(n, 'autre fichier', 'autres fichiers')}`,
  moreLines: (n: number) => `et ${count(n, 'autre ligne', 'autres lignes')}`,
  tests: {
    title: 'Tests',
    passed: (passed: number, all: number) => `${count(passed, 'test réussi', 'tests réussis')} sur ${number(all)}`,
    failed: (name: string) => `${quote(name)} a échoué`,
    more: (n: number) => `et ${number(n)} de plus`
  },
  findings: 'Le nouveau paquet',
  errors: (n, isRestore) =>
    `${isRestore ? 'Cette version' : 'Le nouveau paquet'} contient ${count(n, 'erreur', 'erreurs')}`,
  notWhole: (n) => `Une partie ne fonctionnera pas : voir ${either(n, 'l’erreur', 'les erreurs')} ci-dessus.`,
  found: findingList,
  nothingYet: 'Rien n’a encore été modifié.',
  canGoBack: (version) =>
    `Vous pouvez revenir à ${version} à tout moment, avec toutes les valeurs qui n’auront pas été abandonnées d’ici là.`,
  run: (of, hasErrors) => `Remplacer ${whom(of)}${hasErrors ? ' malgré tout' : ''}`,
  runMade: (version, hasErrors) => `Enregistrer comme version ${version}${hasErrors ? ' malgré tout' : ''}`,
  runRestore: (of, hasErrors) => `Restaurer ${whom(of)}${hasErrors ? ' malgré tout' : ''}`,
  notDone: {
    changed:
      'Des valeurs ou des traductions ont été enregistrées depuis. Voici la comparaison actualisée ; rien n’a encore été modifié.',
    merged:
      'Le paquet a été enregistré depuis. Vos modifications ont été reportées sur cette version. Voici la comparaison actualisée ; rien n’a encore été modifié.',
    replaced:
      'Quelqu’un a remplacé le widget entre-temps. Voici ce que ferait la restauration ; rien n’a encore été modifié.',
    lost: 'Le widget n’a pas été remplacé. Voici la comparaison actualisée.'
  },
  done: (name, before, version) =>
    before === version
      ? `${quote(name)} a été remplacé. La version reste ${version}.`
      : `${quote(name)} est maintenant en version ${version}.`,
  doneAside: (n) =>
    `${count(n, 'valeur a été mise', 'valeurs ont été mises')} de côté. Chacune reste avec son widget jusqu’à ce que quelqu’un la réintègre.`,
  leave: {
    title: 'Le widget est en cours de remplacement',
    text: 'Le résultat et les valeurs mises de côté ne s’affichent qu’ici.',
    stay: 'Rester',
    leave: 'Quitter quand même'
  },
  undo: 'Annuler',
  redo: 'Rétablir',
  editsBack: 'Les modifications sont de nouveau non enregistrées.',
  toWidgets: 'Retour aux widgets',
  open: 'Ouvrir l’éditeur',
  versions: 'Versions précédentes',
  versionsNote: 'Les dix dernières sont conservées.',
  noVersions: 'Ce widget n’a encore jamais été remplacé.',
  version: (version) => `Version ${version}`,
  replacedOn: (when, by) => `remplacée le ${when} ${by}`,
  byPerson: (name) => `par ${name}`,
  byProduct: 'par le produit',
  byFolder: (folder) => `par le dossier ${quote(folder)}`,
  restore: 'Restaurer…',
  restoreVersion: (version) => `Restaurer la version ${version}…`,

  aside: {
    title: 'Valeurs mises de côté',
    intro:
      'Aucun paramètre n’acceptait ces valeurs lors du remplacement du widget. Réintégrez une valeur dans un paramètre qui l’accepte maintenant, ou abandonnez-la.',
    empty: 'Rien n’est mis de côté.',
    emptyText:
      'Lorsqu’un widget est remplacé et qu’une valeur enregistrée n’a plus sa place nulle part, elle est conservée ici.',
    of: (name) => `de ${quote(name)}`,
    whole: (name) => `Afficher toute la valeur de ${quote(name)}`,
    putBack: 'Réintégrer',
    putBackInto: (name) => `Réintégrer dans ${quote(name)}`,
    choose: 'Choisir un paramètre',
    now: (name, value) => `Actuellement dans ${quote(name)} : ${value}`,
    into: (name) => `Paramètre pour la valeur de ${name}`,
    noTarget:
      'Aucun paramètre n’accepte cette valeur pour l’instant. Ce sera peut-être le cas de la prochaine version.',
    discard: 'Abandonner…',
    discardTitle: 'Abandonner cette valeur ?',
    discardText: (value, name) =>
      `${quote(value)} de ${quote(name)} sera perdu définitivement, même si une version antérieure est restaurée.`,
    discardAction: 'Abandonner',
    done: (name, isSwapped) =>
      `La valeur est de retour dans ${quote(name)}.${isSwapped ? ' Celle qui s’y trouvait est mise de côté à sa place.' : ''}`,
    discarded: 'La valeur a été abandonnée.',
    changed: 'Quelqu’un a enregistré ce widget entre-temps. La liste est de nouveau à jour ; refaites votre choix.',
    unreached:
      'La connexion a été interrompue avant la réponse. On ne sait pas si l’opération a eu lieu ; la liste sera rechargée dès que le serveur répondra.',
    readAgain: 'La connexion a été interrompue avant la réponse. La liste montre l’état actuel.',
    readOnly: 'Vous pouvez consulter ces valeurs, mais vous n’avez pas l’autorisation de modifier ce widget.'
  }
} satisfies typeof english;
