import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/translations.js';

const { anyOf, count, either, list, number, quote } = grammarOf('fr');

/** Texts and comments; what there is none of is left out. */
const parts = (n: number, comments: number): string =>
  list([
    ...(n > 0 || comments === 0 ? [count(n, 'texte', 'textes')] : []),
    ...(comments > 0 ? [count(comments, 'commentaire', 'commentaires')] : [])
  ]);

export default {
  title: 'Traductions',
  skip: 'Aller aux textes',
  languages: {
    unknown: 'Aucune langue n’a ce nom ni ce code.',
    only: (names) => `Vous pouvez ajouter ce que vous relisez\u00A0: ${list(names)}.`,
    add: 'Ajouter une langue',
    addMore: 'Ajouter une langue…',
    addIt: 'Ajouter',
    label: 'Langues',
    left: (n) => count(n, 'restant', 'restants'),
    unsaved: (n) => either(n, '1 non enregistré', `${number(n)} non enregistrés`),
    toReview: (n) => `${number(n)} à relire`,
    done: 'Terminé',
    meter: (reviewed, all) => `${count(reviewed, 'texte relu', 'textes relus')} sur ${number(all)}`,
    none: 'Aucune langue pour l’instant',
    noneHint: 'Une traduction affiche les noms des paramètres et les entrées des listes dans une autre langue.',
    more: (n) => either(n, '1 autre', `${number(n)} autres`),
    choose: 'Langue'
  },
  search: { label: 'Rechercher des textes', placeholder: 'Texte ou Id' },
  filter: {
    label: 'Afficher',
    all: 'Tous',
    toDo: 'À traduire',
    toReview: 'À relire',
    outdated: 'Source modifiée',
    findings: 'Remarques',
    comments: 'Commentaires'
  },
  kinds: { name: 'Nom', entry: 'Entrée', pattern: 'Consigne de saisie' },
  columns: { kind: 'Type', source: 'Anglais', state: 'État' },
  states: {
    toDo: 'À traduire',
    toReview: 'À relire',
    reviewed: 'Relu',
    outdated: 'Source modifiée',
    inherited: 'Repris'
  },
  grid: 'Textes',
  empty: {
    title: 'Aucun texte ne correspond.',
    in: {
      toDo: (language) => `Plus rien à traduire (${language}).`,
      toReview: (language) => `Rien à relire (${language}).`,
      outdated: (language) => `Aucune source n’a changé (${language}).`,
      findings: (language) => `Aucune remarque (${language}).`,
      comments: (language) => `Aucun commentaire (${language}).`
    },
    leftIn: (work, language) => `${language} : ${work}`,
    left: (languages) => `${languages.join(' · ')}`,
    text: (n) => either(n, 'Le widget a 1 texte.', `Le widget a ${number(n)} textes.`),
    all: 'Afficher tous les textes'
  },
  neverShown: (n) =>
    `Jamais affiché : aucune valeur de ce widget ne fait apparaître ${either(n, 'ce texte', `ces ${number(n)} textes`)} dans le formulaire. ` +
    either(n, 'Il ne compte pas.', 'Ils ne comptent pas.'),
  lost: {
    title: 'Sans paramètre',
    text: (n) =>
      either(n, 'Ce texte a été enregistré', 'Ces textes ont été enregistrés') +
      ' pour un paramètre que le widget n’a plus. ' +
      either(n, 'Il revient avec une version antérieure.', 'Ils reviennent avec une version antérieure.')
  },
  noTexts: 'Ce widget n’a aucun texte à traduire.',
  row: {
    edit: (source) => `Traduction de ${quote(source)}`,
    review: 'Relu',
    accept: 'Accepter tel quel',
    acceptErrors: 'Accepter avec ses erreurs',
    pressAgain: 'Ce texte contient une erreur. Appuyez de nouveau pour l’accepter.',
    comments: (n) => count(n, 'commentaire', 'commentaires'),
    still: 'Toujours valable',
    save: 'Enregistrer, suivant',
    next: 'Suivant',
    locked: (language, people) =>
      people.length === 0
        ? `Vous pouvez consulter cette langue (${language}), mais pas la modifier. Personne n’a encore l’autorisation de la traduire ; un administrateur peut l’accorder.`
        : `Vous pouvez consulter cette langue (${language}), mais pas la modifier. Elle est traduite par ${list(people)}.`,
    reserved: (entry) =>
      `Dans Translations, ${quote(entry)} désigne le nom du paramètre ; cette entrée ne peut donc pas être traduite. Le développeur du widget doit la renommer.`,
    place: {
      name: (id) => `Nom de ${id}`,
      entry: (id) => `Entrée de ${id}`,
      pattern: (id) => `Message de ${id}`
    },
    shownWhen: (place, conditions) => `${place}, visible si ${anyOf(conditions)}`,
    by: (who, when) => `${who}, ${when}`,
    wasHere: 'La source était différente à l’ouverture de cette page. La différence est marquée.',
    wasSaved: 'Le texte a été enregistré pour une autre source. La différence est marquée.',
    was: 'Ce texte a été relu pour une autre source. La différence est marquée.',
    saving: 'Enregistrement…',
    waiting: 'Pas encore enregistré : le serveur est injoignable.',
    noFindings: 'Aucune remarque',
    theirsAndSource: (who) => `La source a changé, et ${who} a enregistré un autre texte entre-temps :`,
    sourceNew: 'La source a changé : le widget a été remplacé.',
    sourceTyped: 'La source a changé : le widget a été remplacé. Votre saisie n’est pas encore enregistrée.',
    theirs: (who) => `${who} a enregistré un autre texte entre-temps :`,
    somebody: 'Quelqu’un d’autre',
    mine: 'Garder le mien',
    take: 'Utiliser l’autre',
    theirReview: (who) => `${who} a relu ce texte entre-temps :`,
    theirRemoval: (who) => `${who} a supprimé le texte entre-temps.`,
    theirState: (who, state) => `${who} a changé l’état de ce texte entre-temps en ${quote(state)} :`,
    revokes: '« Garder le mien » annule la relecture.',
    choose: 'Pas enregistré : choisissez d’abord l’un des deux textes.',
    conflict: 'Pas enregistré : choisir l’un des deux textes',
    unsent: 'Commentaire non envoyé',
    notSaved: 'Pas enregistré'
  },
  findings: {
    placeholderMissing: (names) => `Il manque ${names}`,
    placeholderAdded: (names) => `Absent de la source : ${names}`,
    twice: (other) => `Même traduction que ${quote(other)}`,
    numbers: (source, target) =>
      `Nombres différents : ici ${target === '' ? 'aucun' : target}, dans la source ${source === '' ? 'aucun' : source}`,
    numberCounts: (counts) =>
      list(
        counts.map(
          (each) => `${each.text} figure ${number(each.target)} fois ici, ${number(each.source)} fois dans la source`
        )
      ),
    put: (number) => `Utiliser ${number}`,
    encode: 'Corriger',
    takeOut: (name) => `Retirer ${name}`,
    misencoded: (right) => `Semble mal encodé\u00A0: ${quote(right)}\u202F?`,
    blankEnd: 'Espace en début ou en fin',
    lines: 'Trois lignes ou plus',
    glossary: (term, translation) => `Glossaire : ${quote(term)} se traduit par ${quote(translation)}`,
    glossaryShort: (translation) => `Glossaire : ${translation}`,
    missing: 'Pas encore de texte : l’anglais s’affiche à sa place',
    missingUnseen: 'Pas encore de texte',
    same: 'Identique à la source',
    insert: (name) => `Insérer ${name}`,
    cutOff: (width) => `Coupé à ${width} px`,
    accepted: (finding) => `${finding} : accepté`,
    trim: 'Supprimer'
  },
  about: {
    glossary: 'Glossaire',
    memory: 'Même source dans d’autres widgets',
    take: (widget, digit) => `Utiliser ce texte de ${widget} (Alt ${digit})`,
    comment: 'Commentaire',
    addComment: 'Commenter',
    send: 'Envoyer',
    removeComment: (text) => `Supprimer le commentaire ${quote(text)}`,
    undo: 'Annuler',
    history: 'Historique',
    noHistory: 'Rien n’a encore été enregistré ici.',
    reviewedInProduct: 'Les traducteurs du produit ont relu ce texte. Rien n’a encore été enregistré ici.',
    kinds: {
      save: 'enregistré',
      undo: 'revenu à',
      review: 'relu',
      publish: 'publié',
      withdraw: 'publication annulée',
      replace: 'repris dans la nouvelle version'
    },
    bring: 'Réutiliser'
  },
  form: {
    inField: 'Dans son champ :',
    lines: (width, n) => `${width} px : ${count(n, 'ligne', 'lignes')}`,
    cutOff: (width) => `${width} px : coupé`,
    title: 'Formulaire',
    width: 'Largeur',
    language: 'Langue du formulaire',
    source: 'Anglais',
    pseudo: 'Pseudo',
    rtl: 'De droite à gauche',
    note: 'Avec les valeurs enregistrées. Cliquez sur un texte pour le modifier ici ; essayez les paramètres, rien n’est enregistré.',
    shown: (changes) => `Affiché avec ${changes}. Rien n’est enregistré.`,
    reset: 'Réinitialiser',
    show: (changes) => `L’afficher : ${changes}`,
    example: 'un exemple',
    below: 'Toute valeur respecte ce motif. Sa consigne s’affiche ici à titre d’aperçu.',
    never: 'Aucune modification de valeur n’affiche ce paramètre à elle seule.'
  },
  status: {
    lost: (n) =>
      either(n, 'Le paramètre d’un texte saisi n’existe plus :', 'Les paramètres de textes saisis n’existent plus :'),
    useFor: (source) => `Utiliser pour ${quote(source)}`,
    dismiss: 'Masquer',
    replaced: (version, sources) =>
      `Le widget est passé à la version ${version}${sources === 0 ? '' : ` ; ${count(sources, 'texte source modifié', 'textes source modifiés')}`}. Votre saisie est conservée.`,
    reload: 'Les afficher',
    place: (at, all) => `${number(at)} sur ${number(all)}`,
    before: 'Texte précédent',
    after: 'Texte suivant',
    saved: 'Tout est enregistré',
    unsaved: (n) =>
      either(n, '1 texte n’est pas encore enregistré', `${number(n)} textes ne sont pas encore enregistrés`),
    unsavedIn: (language, n) => `${language} : ${either(n, '1 non enregistré', `${number(n)} non enregistrés`)}`,
    unsent: (n) =>
      either(n, '1 commentaire n’est pas encore envoyé', `${number(n)} commentaires ne sont pas encore envoyés`),
    unpublished: (n) =>
      either(n, '1 texte diffère de ce qui est publié', `${number(n)} textes diffèrent de ce qui est publié`),
    undo: 'Annuler le dernier enregistrement',
    undoStep: 'Annuler la dernière étape',
    undoOf: {
      publication: (n) => `Annuler la publication de ${count(n, 'texte', 'textes')}`,
      import: (n) => `Annuler l’importation de ${count(n, 'texte', 'textes')}`,
      change: (n) => `Annuler la modification de ${count(n, 'texte', 'textes')}`
    },
    redo: 'Rétablir',
    redone: (n, kept) =>
      `Rétabli : ${count(n, 'texte', 'textes')}${kept > 0 ? ` ; ${either(kept, '1 a été modifié depuis et reste', `${number(kept)} ont été modifiés depuis et restent`)}` : ''}`,
    byButton: 'La dernière étape concerne plusieurs textes ou leur publication : utilisez son bouton',
    undoTyping: 'Annuler la saisie',
    takenBack: 'Votre saisie est annulée',
    undone: (n, comments) => `Annulé : ${parts(n, comments)}`,
    undoneBut: (n, comments, kept) =>
      `Annulé : ${parts(n, comments)} ; ${either(kept, '1 a été modifié depuis et reste', `${number(kept)} ont été modifiés depuis et restent`)}`,
    withdrawn: (n) => `Publication annulée\u00A0: ${count(n, 'texte', 'textes')}`,
    withdrawnBut: (n, kept) =>
      `Publication annulée\u00A0: ${count(n, 'texte', 'textes')}\u202F; ${either(kept, '1 a été republié depuis et reste', `${number(kept)} ont été republiés depuis et restent`)}`,
    nothing: 'Rien à annuler : aucun de vos enregistrements récents n’est encore en place',
    next: (language) => `Continuer : ${language}`,
    finished: (language) => `Terminé : ${language}.`,
    failed: 'Impossible de charger les textes.',
    failedHint: 'Le serveur est injoignable ou a refusé la demande.',
    again: 'Réessayer'
  },
  publish: {
    open: 'Publier…',
    title: (language) => `Publier les textes (${language}) ?`,
    text: (n, folder) =>
      either(n, '1 texte change', `${number(n)} textes changent`) +
      ' partout où le widget est affiché, modifié ou téléchargé. ' +
      (folder === undefined
        ? 'Le paquet reste tel qu’il a été importé.'
        : `Ce widget suit le dossier ${quote(folder)} : les textes sont aussi écrits dans son ascData.json.`),
    notReviewed: (n) => either(n, 'L’un d’eux n’est pas relu.', `${number(n)} d’entre eux ne sont pas relus.`),
    withFindings: (n) => either(n, 'L’un d’eux a des remarques.', `${number(n)} d’entre eux ont des remarques.`),
    onlyReviewed: 'Seulement les textes relus',
    unsaved: (n) =>
      either(
        n,
        '1 texte n’est pas encore enregistré et reste de côté.',
        `${number(n)} textes ne sont pas encore enregistrés et restent de côté.`
      ),
    noneReviewed: 'Aucun des textes modifiés n’est relu.',
    none: 'Rien à publier : tous les textes sont à jour.',
    do: (n) => either(n, 'Publier 1 texte', `Publier ${number(n)} textes`),
    done: (n) => either(n, '1 texte publié', `${number(n)} textes publiés`),
    changed: 'Quelqu’un a enregistré un texte entre-temps. Voici la liste actuelle.',
    cancel: 'Annuler'
  },
  import: {
    open: 'Importer…',
    title: (language) => `Importer des textes : ${language}`,
    intro: 'XLIFF ou CSV, 10 Mo au plus. Vous voyez ce qui change avant tout enregistrement.',
    begin: 'Importer des textes',
    which: 'Dans quelle langue sont les textes du fichier ? Elle sera ajoutée à ce widget.',
    goOn: 'Continuer',
    choose: 'Choisir un fichier',
    other: 'Choisir un autre fichier',
    read: (file, n) => `${quote(file)} : ${count(n, 'texte', 'textes')}. Rien n’a encore changé.`,
    place: (line, column) => `Ligne ${number(line)}, colonne ${number(column)} :`,
    cell: (line, cell) => `Ligne ${number(line)}, cellule ${number(cell)}\u00A0:`,
    fileLanguage: (code) => `Le fichier indique une autre langue : ${code}.`,
    scope: 'Importer dans',
    thisWidget: 'Ce widget',
    allWidgets: 'Tous les widgets',
    assumed: (named: string, name?: string) =>
      `${name === undefined ? 'Ce widget' : quote(name)} a tous les textes de ${quote(named)}, que nomme le fichier.`,
    otherWidget: (names) =>
      `Ce fichier concerne un autre widget : ${names.map(quote).join(', ')}. Il ne contient aucun texte de celui-ci.`,
    faulty: (n) =>
      either(n, '1 texte à importer comporte une erreur.', `${number(n)} textes à importer comportent des erreurs.`),
    misencoded: (n) =>
      either(n, '1 texte semble mal encodé', `${number(n)} textes semblent mal encodés`) +
      '. Enregistrez le fichier en UTF-8 et choisissez-le à nouveau.',
    further: (names, n) =>
      `Le fichier contient aussi des textes ${either(n, 'd’un autre widget', `de ${number(n)} autres widgets`)}, laissés de côté\u00A0: ${names.map(quote).join(', ')}${n > names.length ? '…' : '.'}`,
    intoAll: 'Importer dans tous les widgets',
    otherSourceLanguage: (language) =>
      `Le fichier n’est pas traduit de l’anglais, mais ${/^[aeiouyéèêîôh]/i.test(language) ? 'de l’' : 'du '}${language}. Là où la source diffère, le texte d’ici reste, sauf si vous prenez celui du fichier.`,
    others: (names) => `Laissés de côté, car absents ici : ${names.map(quote).join(', ')}.`,
    toReview: 'Tout est à relire',
    groups: {
      conflicting: {
        title: (n) => `${number(n)} en conflit`,
        hint: 'texte, source ou relecture modifiés ici depuis l’exportation, ou exportés ailleurs ; ce qui est ici reste, sauf si vous prenez le texte du fichier'
      },
      removed: {
        title: (n) => `${number(n)} sans texte dans le fichier`,
        hint: 'il y a un texte ici ; il reste si vous ne le retirez pas'
      },
      incomplete: {
        title: (n) => either(n, '1 incomplet', `${number(n)} incomplets`),
        hint: 'le fichier n’a qu’une partie de la traduction ; ce qui est ici reste'
      },
      unknown: { title: (n) => either(n, '1 inconnu', `${number(n)} inconnus`), hint: 'le widget n’a pas ces textes' },
      changed: {
        title: (n) => either(n, '1 modifié', `${number(n)} modifiés`),
        hint: 'le fichier a un autre texte ou un autre état'
      },
      new: { title: (n) => either(n, '1 nouveau', `${number(n)} nouveaux`), hint: 'il n’y a pas encore de texte ici' },
      commented: { title: (n) => `${number(n)} avec un nouveau commentaire`, hint: 'le texte est le même' }
    },
    here: 'Ici\u00A0:',
    inFile: 'Dans le fichier\u00A0:',
    noText: 'aucun texte',
    reviewedBy: (who) => `Relu par ${who}`,
    reviewedSince: (who) => `Relu par ${who} depuis l’exportation`,
    choice: (source) => `Texte pour ${quote(source)}`,
    ours: 'Garder le nôtre',
    theirs: 'Utiliser celui du fichier',
    remove: 'Retirer',
    leftOut: 'Laissé de côté',
    use: 'Utiliser pour…',
    useLabel: (text) => `Utiliser ${quote(text)} pour`,
    useNone: 'Aucun texte ne correspond.',
    used: (source) => `Utilisé pour ${quote(source)}`,
    leave: 'Laisser de côté',
    withComments: 'Ajouter les commentaires du fichier',
    otherSource: 'Traduit à partir d’un autre texte source',
    same: (n) => either(n, '1 texte est identique.', `${number(n)} textes sont identiques.`),
    undo: 'Toute l’importation s’annule en une fois.',
    do: (n, comments) => `Importer ${parts(n, comments)}`,
    done: (n, comments) => `Importé : ${parts(n, comments)}`,
    changedSince: 'Quelqu’un a enregistré un texte entre-temps. Voici ce que le fichier change maintenant.',
    cancel: 'Annuler'
  },
  export: {
    open: 'Exporter…',
    title: (language) => `Exporter des textes : ${language}`,
    formats: { xliff2: 'XLIFF 2.0', xliff12: 'XLIFF 1.2', csv: 'CSV' },
    hints: {
      xliff2: 'Pour les outils de traduction actuels.',
      xliff12: 'Pour les outils qui ne lisent pas XLIFF 2.0.',
      csv: 'Pour les tableurs.'
    },
    scope: 'Textes de',
    thisWidget: 'Ce widget',
    allWidgets: 'Tous les widgets',
    do: 'Exporter',
    cancel: 'Annuler'
  },
  more: 'Plus',
  glossary: {
    open: 'Glossaire…',
    title: (language) => `Glossaire : ${language}`,
    intro: 'Traductions convenues, pour tous les widgets. Un terme apparaît à côté de chaque texte qui le contient.',
    readOnly: (language) =>
      `Traductions convenues, pour tous les widgets. Seuls les relecteurs peuvent la modifier (${language}).`,
    list: 'Termes',
    none: 'Aucun terme',
    search: 'Rechercher des termes',
    term: 'Terme',
    translation: 'Traduction',
    add: 'Ajouter un terme',
    addIt: 'Ajouter',
    save: 'Enregistrer',
    cancel: 'Annuler',
    close: 'Fermer',
    edit: (term) => `Modifier ${quote(term)}`,
    remove: (term) => `Supprimer ${quote(term)}`,
    removed: (term) => `${quote(term)} a été supprimé.`,
    undo: 'Annuler la suppression',
    changed: 'Quelqu’un a modifié ce terme entre-temps. Voici le glossaire actuel.'
  },
  replace: {
    open: 'Remplacer…',
    title: (language) => `Rechercher et remplacer : ${language}`,
    find: 'Rechercher',
    by: 'Remplacer par',
    caseExact: 'Respecter la casse',
    wholeWord: 'Mots entiers',
    intro: 'Vous voyez les changements avant l’enregistrement. Les textes modifiés seront à relire.',
    changes: (n, left) =>
      either(n, '1 texte change', `${number(n)} textes changent`) +
      (left > 0 ? `, ${either(left, '1 reste tel quel.', `${number(left)} restent tels quels.`)}` : '.'),
    emptied: 'Il ne reste aucun texte : à traduire de nouveau',
    list: 'Changements',
    do: (n) => either(n, 'Remplacer dans 1 texte', `Remplacer dans ${number(n)} textes`),
    done: (n) => either(n, '1 texte remplacé', `${number(n)} textes remplacés`),
    changed: 'Quelqu’un a enregistré un texte entre-temps. Voici ce qui change maintenant.',
    cancel: 'Annuler'
  },
  removal: {
    open: (language) => `Retirer la langue (${language})…`,
    title: (language) => `Retirer la langue (${language}) ?`,
    text: 'Ses textes ne sont plus affichés ni téléchargés. Si vous ajoutez à nouveau la langue dans les 30 jours, ils reviennent tous.',
    do: 'Retirer',
    cancel: 'Annuler',
    close: 'Fermer',
    done: (language) => `La langue (${language}) a été retirée.`,
    undo: 'Rétablir'
  },
  keys: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    save: 'Enregistrer, prochain texte à traiter',
    review: 'Relu, toujours valable ou accepté, suivant',
    newLine: 'Nouvelle ligne',
    move: 'Texte précédent, suivant',
    take: 'Utiliser un texte d’autres widgets',
    comment: 'Commenter',
    show: 'L’afficher dans le formulaire',
    leave: 'Quitter le texte',
    search: 'Rechercher',
    finding: 'Remarque suivante',
    undo: 'Annuler le dernier enregistrement',
    redo: 'Rétablir',
    help: 'Tous les raccourcis'
  }
} satisfies typeof english;
