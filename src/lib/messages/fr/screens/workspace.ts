import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/workspace.js';

const { count, either, list, number } = grammarOf('fr');

export default {
  title: 'Conditions',
  skip: 'Aller aux règles',
  whatIf: {
    title: 'Et si',
    note: 'non enregistré',
    label: 'Et si : valeurs à essayer',
    none: 'Choisissez une valeur à essayer. Rien n’est enregistré.',
    try: (name, value) => `Essayer ${name} : ${value}`,
    tried: (name, stored, tried) => `${name} : ${tried} à l’essai, ${stored} enregistré`,
    takeBack: (name) => `Revenir à la valeur enregistrée : ${name}`,
    more: (n) => either(n, '1 autre', `${number(n)} autres`),
    find: 'Chercher un réglage lu par des règles',
    noMatch: 'Aucun réglage ne correspond.',
    stored: (value) => `Enregistré : ${value}`,
    appear: (n) => either(n, '1 apparaît', `${number(n)} apparaissent`),
    disappear: (n) => either(n, '1 disparaît', `${number(n)} disparaissent`),
    unchanged: 'Rien n’apparaît ni ne disparaît',
    reset: 'Réinitialiser',
    actions: 'Plus sur les essais',
    compare: 'Comparer'
  },
  compare: {
    title: (n) =>
      either(
        n,
        'Ce que la valeur à l’essai affiche et masque',
        `Ce que les ${number(n)} valeurs à l’essai affichent et masquent`
      ),
    setting: 'Réglage',
    stored: 'Enregistré',
    tried: 'À l’essai',
    because: 'Parce que',
    none: 'Les valeurs à l’essai n’affichent ni ne masquent rien.'
  },
  views: { label: 'Vue', rules: 'Règles', map: 'Carte', states: 'États' },
  search: {
    label: 'Chercher des règles',
    placeholder: 'Nom, Id ou valeur',
    filter: 'Afficher',
    all: 'Toutes les règles',
    hidden: 'Masqués maintenant',
    flipped: 'Modifiés par l’essai',
    problems: 'Avec des problèmes',
    readsTitle: 'Qui lisent',
    none: 'Aucune règle ne correspond.',
    showAll: 'Tout afficher'
  },
  verdict: {
    sound: (sound, all) =>
      either(
        all,
        `${number(sound)} règle sur 1 prouvée correcte`,
        `${number(sound)} règles sur ${number(all)} prouvées correctes`
      ),
    allSound: (n) => either(n, 'La règle est prouvée correcte', `Les ${number(n)} règles sont prouvées correctes`),
    problems: (n) => count(n, 'problème', 'problèmes'),
    notes: (n) => count(n, 'remarque', 'remarques'),
    proving: (done, all) => `${number(done)} sur ${number(all)} vérifiées …`,
    cancel: 'Annuler',
    cancelled: 'Preuve annulée',
    failed: 'Les règles n’ont pas pu être vérifiées.',
    again: 'Prouver'
  },
  rules: {
    caption: 'Règles : chaque réglage est masqué tant que toutes ses conditions sont remplies',
    setting: 'Réglage',
    now: 'Maintenant',
    hiddenWhile: 'Masqué tant que',
    proof: 'Preuve',
    eachHidden: 'Masqué tant que toutes ses conditions sont remplies',
    hidden: 'masqué',
    shown: 'affiché',
    wasShown: 'était affiché',
    wasHidden: 'était masqué',
    and: 'et',
    reads: (value) => `lit « ${value} »`,
    met: 'remplie',
    notMet: 'non remplie',
    unreadable: 'Condition illisible',
    without: (n) =>
      either(
        n,
        '1 réglage n’a pas de règle et est toujours affiché :',
        `${number(n)} réglages n’ont pas de règle et sont toujours affichés :`
      ),
    empty: 'Pas encore de règle. Tous les réglages sont toujours affichés.',
    emptyHow: 'Une condition masque un réglage tant qu’un autre a une certaine valeur :'
  },
  claims: {
    broken: 'non évaluable',
    locked: 'verrouillé',
    always: 'toujours masqué',
    never: 'jamais masqué',
    duplicate: 'condition en double',
    superfluous: 'condition superflue',
    impossible: 'valeur impossible',
    unproved: 'non prouvé',
    sound: 'correct'
  },
  states: {
    caption: 'Chaque ensemble distinct de réglages affichés',
    number: 'État',
    form: 'Formulaire',
    shownCount: 'Affichés',
    state: (n) => `État ${number(n)}`,
    value: (name, value) => `${name} ${value}`,
    count: (shown, all) => `${number(shown)} sur ${number(all)}`,
    any: 'indifférent',
    anyMeans: '« indifférent » : sa valeur ne change rien et reste telle quelle',
    never: 'ne change jamais',
    applies: 'applique',
    now: 'actuel',
    stored: 'enregistré',
    all: 'tous',
    hidden: 'masqué',
    shown: 'affiché',
    split: (name) => `États selon ${name}`,
    group: 'Réglages liés par des règles',
    groupOf: (name, states) => `${name} (${states})`,
    complete: (states) => `Les ${states} états, liste complète`,
    product: (factors, all) => `${factors} = ${all} états, liste complète`,
    one: 'Le formulaire n’a qu’un état : aucune valeur n’affiche ni ne masque quoi que ce soit.',
    listing: 'Énumération des états …',
    tooMany: (n) => `Les ${number(n)} premiers états, liste incomplète : il y en a d’autres.`,
    untried: (names, more) =>
      `Liste incomplète : ${list(more > 0 ? [...names, count(more, 'autre', 'autres')] : names)} peuvent avoir n’importe quelle valeur. Sont vérifiées celles que les règles nomment, une autre, et aucune.`,
    hiddenIn: (hidden, all) => `masqué dans ${number(hidden)} ${either(all, 'état', 'états')} sur ${number(all)}`
  },
  why: {
    label: 'Pourquoi',
    of: (name) => `Pourquoi : ${name}`,
    line: (line) => `ligne ${line}`,
    noneSelected: 'Choisissez un réglage pour voir pourquoi il est affiché ou masqué.',
    hidden: 'Masqué',
    shown: 'Affiché',
    one: ', car sa condition est remplie.',
    both: ', car ses deux conditions sont remplies.',
    all: (n) => `, car ses ${number(n)} conditions sont remplies.`,
    oneNot: ', car sa condition n’est pas remplie.',
    someNot: (unmet, n) =>
      unmet === n
        ? `, car aucune de ses ${number(n)} conditions n’est remplie.`
        : `, car ${either(unmet, 'une', number(unmet))} de ses ${number(n)} conditions ${either(unmet, 'n’est pas remplie', 'ne sont pas remplies')}.`,
    noRule: ', toujours : il n’a pas de règle.',
    reads: (value) => `lit « ${value} »`,
    readsTried: (value, stored) => `lit « ${value} » (à l’essai ; enregistré : « ${stored} »)`,
    targetHidden: 'est lui-même masqué, sa valeur compte quand même',
    wouldShow: 'Ce qui l’afficherait',
    wouldHide: 'Ce qui le masquerait',
    to: (name, value) => `${name} → ${value}`,
    and: 'et',
    then: (first, second) => `${first} ; ${second}`,
    nothingElse: 'ne change rien d’autre',
    alsoShows: (names) => `affiche aussi ${list(names)}`,
    alsoHides: (names) => `masque aussi ${list(names)}`,
    shows: (names) => `affiche ${list(names)}`,
    hides: (names) => `masque ${list(names)}`,
    others: (n) => count(n, 'autre', 'autres'),
    try: 'Essayer',
    tryWay: (changes) => `Essayer ${changes}`,
    noShow: 'Aucune valeur possible ne l’affiche.',
    noHide: 'Aucune valeur possible ne le masque.',
    searching: 'Recherche de solutions …',
    proof: 'Preuve',
    reading: 'Lit',
    readBy: 'Lu par',
    noReader: 'aucune règle',
    moreOf: (n) => either(n, 'et 1 autre', `et ${number(n)} autres`),
    source: (from, to) => (from === to ? `Source, ligne ${from}` : `Source, lignes ${from} à ${to}`),
    close: 'Fermer'
  },
  preview: {
    title: 'Aperçu',
    show: 'Affiche',
    widget: 'Widget',
    form: 'Formulaire',
    hide: 'Masquer l’aperçu',
    open: 'Afficher l’aperçu'
  },
  panes: { label: 'Volets', rules: 'Règles', why: 'Pourquoi', preview: 'Aperçu' },
  said: {
    undone: 'Annulé',
    redone: 'Rétabli',
    nothing: 'Il n’y a rien à annuler.'
  },
  dock: {
    label: 'Vérifications',
    problems: 'Problèmes',
    tests: 'Tests',
    trace: 'Historique',
    open: 'Ouvrir le panneau',
    close: 'Fermer le panneau'
  },
  trace: {
    empty: 'Rien n’a encore été essayé. Chaque étape figure ici et peut être revue.',
    deeds: {
      try: 'Essayé',
      'take-back': 'Valeur enregistrée',
      reset: 'Réinitialisé',
      state: 'État choisi',
      undo: 'Annulé',
      redo: 'Rétabli'
    },
    asOf: (time) => `État à ${time}`,
    readOnly: 'Rien ne peut être essayé ici.',
    back: 'Revenir au présent'
  },
  keys: {
    views: 'Règles, États',
    title: 'Raccourcis clavier',
    close: 'Fermer',
    rows: 'Ligne précédente, ligne suivante',
    why: 'Pourquoi',
    back: 'Retour à la ligne ; fermer ce qui est ouvert',
    try: 'Première façon de l’afficher ou de le masquer',
    reset: 'Réinitialiser les essais',
    compare: 'Comparer',
    search: 'Chercher des règles',
    problem: 'Problème suivant, problème précédent',
    undo: 'Annuler, rétablir un essai',
    help: 'Cette liste'
  }
} satisfies typeof english;
