import { grammarOf } from '../../../language/grammar.js';

const { anyOf, count, either, list, number, quote } = grammarOf('en');

/** Texts and comments; what there is none of is left out. */
const parts = (n: number, comments: number): string =>
  list([
    ...(n > 0 || comments === 0 ? [count(n, 'text', 'texts')] : []),
    ...(comments > 0 ? [count(comments, 'comment', 'comments')] : [])
  ]);

const times = (n: number): string => ['not', 'once', 'twice'][n] ?? `${number(n)} times`;

/** The Translations of a widget: every text reviewed where it appears. */
export default {
  title: 'Translations',
  skip: 'Skip to the texts',
  languages: {
    unknown: 'No language has this name or code.',
    only: (names: readonly string[]) => `You can add what you review: ${list(names)}.`,
    add: 'Add a language',
    addMore: 'Add a language …',
    addIt: 'Add',
    label: 'Languages',
    left: (n: number) => `${number(n)} left`,
    unsaved: (n: number) => `${number(n)} not saved`,
    toReview: (n: number) => `${number(n)} to review`,
    done: 'Done',
    meter: (reviewed: number, all: number) => `${number(reviewed)} of ${number(all)} texts reviewed`,
    none: 'No languages yet',
    noneHint: 'A translation shows the names of settings and the entries of lists in another language.',
    more: (n: number) => `${number(n)} more`,
    choose: 'Language'
  },
  search: { label: 'Search texts', placeholder: 'Text or Id' },
  filter: {
    label: 'Show',
    all: 'All',
    toDo: 'To do',
    toReview: 'To review',
    outdated: 'Source changed',
    findings: 'Findings',
    comments: 'Comments'
  },
  kinds: { name: 'Name', entry: 'Entry', pattern: 'Input hint' },
  columns: { kind: 'Kind', source: 'English', state: 'State' },
  states: {
    toDo: 'To do',
    toReview: 'To review',
    reviewed: 'Reviewed',
    outdated: 'Source changed',
    inherited: 'Inherited'
  },
  grid: 'Texts',
  empty: {
    title: 'No text matches.',
    in: {
      toDo: (language: string) => `Nothing to do in ${language}.`,
      toReview: (language: string) => `Nothing to review in ${language}.`,
      outdated: (language: string) => `No source has changed in ${language}.`,
      findings: (language: string) => `No findings in ${language}.`,
      comments: (language: string) => `No comments in ${language}.`
    },
    /** `work`: one of `languages.left` and `toReview`. */
    leftIn: (work: string, language: string) => `${work} in ${language}`,
    left: (languages: readonly string[]) => `${list(languages)}.`,
    text: (n: number) => either(n, 'The widget has 1 text.', `The widget has ${number(n)} texts.`),
    all: 'Show all texts'
  },
  neverShown: (n: number) =>
    `Never shown: no combination of values shows ${either(n, 'this text', `these ${number(n)} texts`)} in the form. ` +
    either(n, 'It does not count.', 'They do not count.'),
  lost: {
    title: 'Without a setting',
    text: (n: number) =>
      either(n, 'This text was saved', 'These texts were saved') +
      ' for something that the widget no longer has. ' +
      either(n, 'It comes back with an earlier version.', 'They come back with an earlier version.')
  },
  noTexts: 'This widget has no texts to translate.',
  row: {
    edit: (source: string) => `Translation of ${quote(source)}`,
    review: 'Reviewed',
    accept: 'Accept anyway',
    acceptErrors: 'Accept with its errors',
    pressAgain: 'This text has an error. Press again to accept it.',
    comments: (n: number) => count(n, 'comment', 'comments'),
    still: 'Still correct',
    save: 'Save, next',
    next: 'Next',
    locked: (language: string, people: readonly string[]) =>
      people.length === 0
        ? `You can view ${language}, but not change it. Nobody has permission to translate it yet; an administrator can give it.`
        : `You can view ${language}, but not change it. It is translated by ${list(people)}.`,
    reserved: (entry: string) =>
      `In Translations, ${quote(entry)} means the name of the setting, so this entry cannot be translated. The developer of the widget has to rename it.`,
    place: {
      name: (id: string) => `Name of ${id}`,
      entry: (id: string) => `Entry of ${id}`,
      pattern: (id: string) => `Message of ${id}`
    },
    shownWhen: (place: string, conditions: readonly string[]) => `${place}, shown when ${anyOf(conditions)}`,
    by: (who: string, when: string) => `${who}, ${when}`,
    wasHere: 'The source was different when you opened this page. The difference is marked.',
    wasSaved: 'The text was saved for a different source. The difference is marked.',
    was: 'The text was reviewed for a different source. The difference is marked.',
    saving: 'Saving …',
    waiting: 'Not saved yet: the server cannot be reached.',
    noFindings: 'No findings',
    theirs: (who: string) => `${who} saved another text in the meantime:`,
    theirsAndSource: (who: string) => `The source has changed, and ${who} saved another text in the meantime:`,
    sourceNew: 'The source has changed: the widget was replaced.',
    sourceTyped: 'The source has changed: the widget was replaced. What you typed is not saved yet.',
    somebody: 'Somebody else',
    mine: 'Keep mine',
    take: 'Take theirs',
    theirReview: (who: string) => `${who} reviewed this text in the meantime:`,
    theirRemoval: (who: string) => `${who} removed the text in the meantime.`,
    theirState: (who: string, state: string) =>
      `${who} changed the state of this text in the meantime to ${quote(state)}:`,
    revokes: '“Keep mine” revokes the review.',
    choose: 'Not saved: choose one of the two texts first.',
    conflict: 'Not saved: choose one of two texts',
    unsent: 'Comment not sent',
    notSaved: 'Not saved'
  },
  findings: {
    placeholderMissing: (names: string) => `Missing: ${names}`,
    placeholderAdded: (names: string) => `Not in the source: ${names}`,
    twice: (other: string) => `Reads the same as ${quote(other)}`,
    numbers: (source: string, target: string) =>
      `Numbers differ: ${target === '' ? 'none' : target} here, ${source === '' ? 'none' : source} in the source`,
    numberCounts: (counts: readonly { text: string; source: number; target: number }[]) =>
      list(counts.map((each) => `${each.text} occurs ${times(each.target)} here, ${times(each.source)} in the source`)),
    put: (number: string) => `Use ${number}`,
    encode: 'Mend',
    takeOut: (name: string) => `Remove ${name}`,
    misencoded: (right: string) => `Looks wrongly encoded: ${quote(right)}?`,
    blankEnd: 'Space at the beginning or end',
    lines: 'Three lines or more',
    glossary: (term: string, translation: string) => `Glossary: ${quote(term)} is ${quote(translation)}`,
    glossaryShort: (translation: string) => `Glossary: ${translation}`,
    missing: 'No text yet: English is shown in its place',
    missingUnseen: 'No text yet',
    same: 'Same as the source',
    insert: (name: string) => `Insert ${name}`,
    cutOff: (width: number) => `Cut off at ${width} px`,
    accepted: (finding: string) => `${finding}: accepted`,
    trim: 'Remove'
  },
  about: {
    glossary: 'Glossary',
    memory: 'Same source in other widgets',
    take: (widget: string, digit: number) => `Take this text of ${widget} (Alt ${digit})`,
    comment: 'Comment',
    addComment: 'Add comment',
    send: 'Send',
    removeComment: (text: string) => `Delete comment ${quote(text)}`,
    undo: 'Undo this',
    history: 'History',
    noHistory: 'Nothing has been saved here yet.',
    reviewedInProduct: 'The product’s translators have reviewed this text. Nothing has been saved here yet.',
    kinds: {
      save: 'saved',
      undo: 'undone to',
      review: 'reviewed',
      publish: 'published',
      withdraw: 'publication undone',
      replace: 'carried over to the new version'
    },
    bring: 'Use again'
  },
  form: {
    inField: 'In its field:',
    lines: (width: number, n: number) => `${width} px: ${count(n, 'line', 'lines')}`,
    cutOff: (width: number) => `${width} px: cut off`,
    title: 'Form',
    width: 'Width',
    language: 'Language of the form',
    source: 'English',
    pseudo: 'Pseudo',
    rtl: 'Right to left',
    note: 'With the stored values. Click a text to edit it here; try settings as you like, nothing is stored.',
    shown: (changes: string) => `Shown with ${changes}. Nothing is stored.`,
    reset: 'Reset',
    show: (changes: string) => `Show it: ${changes}`,
    example: 'an example',
    below: 'Every value fits this pattern. Its hint is shown below the field for checking only.',
    never: 'This setting cannot be shown by changing values.'
  },
  status: {
    lost: (n: number) =>
      either(n, 'The setting of a text that you typed is gone:', 'The settings of texts that you typed are gone:'),
    useFor: (source: string) => `Use for ${quote(source)}`,
    dismiss: 'Dismiss',
    replaced: (version: string, sources: number) =>
      `The widget was replaced by ${version}${sources === 0 ? '' : `; ${count(sources, 'source text', 'source texts')} changed`}. What you typed is kept.`,
    reload: 'Show them',
    place: (at: number, all: number) => `${number(at)} of ${number(all)}`,
    before: 'Previous text',
    after: 'Next text',
    saved: 'All saved',
    unsaved: (n: number) => either(n, '1 text is not saved yet', `${number(n)} texts are not saved yet`),
    unsavedIn: (language: string, n: number) => `${language}: ${number(n)} not saved`,
    unsent: (n: number) => either(n, '1 comment is not sent yet', `${number(n)} comments are not sent yet`),
    unpublished: (n: number) =>
      either(n, '1 text differs from what is published', `${number(n)} texts differ from what is published`),
    undo: 'Undo last save',
    undoStep: 'Undo last step',
    undoOf: {
      publication: (n: number) => `Undo publication of ${count(n, 'text', 'texts')}`,
      import: (n: number) => `Undo import of ${count(n, 'text', 'texts')}`,
      change: (n: number) => `Undo change of ${count(n, 'text', 'texts')}`
    },
    redo: 'Redo',
    redone: (n: number, kept: number) =>
      `${count(n, 'text', 'texts')} redone${kept > 0 ? `; ${either(kept, '1 was changed since and stays', `${number(kept)} were changed since and stay`)}` : ''}`,
    byButton: 'The last step changed several texts or their publication: its button undoes or redoes it',
    undoTyping: 'Undo typing',
    takenBack: 'What you typed has been undone',
    undone: (n: number, comments: number) => `${parts(n, comments)} undone`,
    undoneBut: (n: number, comments: number, kept: number) =>
      `${parts(n, comments)} undone; ${either(kept, '1 was changed since and stays', `${number(kept)} were changed since and stay`)}`,
    withdrawn: (n: number) => `Publication of ${count(n, 'text', 'texts')} undone`,
    withdrawnBut: (n: number, kept: number) =>
      `Publication of ${count(n, 'text', 'texts')} undone; ${either(kept, '1 was published again since and stays', `${number(kept)} were published again since and stay`)}`,
    nothing: 'Nothing to undo: none of your recent saves is still in place',
    next: (language: string) => `Next: ${language}`,
    finished: (language: string) => `${language} is done.`,
    failed: 'The texts could not be loaded.',
    failedHint: 'The server could not be reached, or it refused the request.',
    again: 'Try again'
  },
  publish: {
    open: 'Publish …',
    title: (language: string) => `Publish ${language}?`,
    text: (n: number, folder?: string) =>
      either(n, '1 text will change', `${number(n)} texts will change`) +
      ' wherever the widget is shown, edited or downloaded. ' +
      (folder === undefined
        ? 'The package stays as it was uploaded.'
        : `This widget follows the folder ${quote(folder)}: the texts are written into its ascData.json, too.`),
    notReviewed: (n: number) => either(n, '1 of them is not reviewed.', `${number(n)} of them are not reviewed.`),
    withFindings: (n: number) => either(n, '1 of them has findings.', `${number(n)} of them have findings.`),
    onlyReviewed: 'Only reviewed texts',
    unsaved: (n: number) =>
      either(n, '1 text is not saved yet and is left out.', `${number(n)} texts are not saved yet and are left out.`),
    noneReviewed: 'None of the texts that differ is reviewed.',
    none: 'Nothing to publish: all texts are up to date.',
    do: (n: number) => either(n, 'Publish 1 text', `Publish ${number(n)} texts`),
    done: (n: number) => either(n, '1 text published', `${number(n)} texts published`),
    changed: 'Somebody saved a text in the meantime. This is the updated list.',
    cancel: 'Cancel'
  },
  import: {
    open: 'Import …',
    title: (language: string) => `Import texts in ${language}`,
    intro: 'XLIFF or CSV, 10 MB at most. You see what changes before anything is saved.',
    begin: 'Import texts',
    which: 'Which language are the texts of the file in? It is added to this widget.',
    goOn: 'Continue',
    choose: 'Choose a file',
    other: 'Choose another file',
    read: (file: string, n: number) => `${quote(file)}: ${count(n, 'text', 'texts')}. Nothing has changed yet.`,
    place: (line: number, column: number) => `Line ${number(line)}, column ${number(column)}:`,
    cell: (line: number, cell: number) => `Line ${number(line)}, cell ${number(cell)}:`,
    fileLanguage: (code: string) => `The file names another language: ${code}.`,
    toReview: 'Everything goes to review',
    scope: 'Import into',
    thisWidget: 'This widget',
    allWidgets: 'All widgets',
    assumed: (named: string, name?: string) =>
      `${name === undefined ? 'This widget' : quote(name)} has all the texts of ${quote(named)}, which the file names.`,
    otherWidget: (names: readonly string[]) =>
      `This file belongs to another widget: ${names.map(quote).join(', ')}. It has no texts for this one.`,
    faulty: (n: number) => either(n, '1 text to import has an error.', `${number(n)} texts to import have errors.`),
    misencoded: (n: number) =>
      either(n, '1 text looks', `${number(n)} texts look`) +
      ' wrongly encoded. Save the file as UTF-8 and choose it again.',
    further: (names: readonly string[], n: number) =>
      `The file also has texts of ${count(n, 'other widget', 'other widgets')}, which are left out: ${names.map(quote).join(', ')}${n > names.length ? '\u00A0…' : '.'}`,
    intoAll: 'Import into all widgets',
    otherSourceLanguage: (language: string) =>
      `The file is translated from ${language}, not from English. Where its source differs, the text here stays unless you take the file’s.`,
    others: (names: readonly string[]) => `Left out, because they are not here: ${names.map(quote).join(', ')}.`,
    groups: {
      conflicting: {
        title: (n: number) => `${number(n)} conflicting`,
        hint: 'text, source or review changed here since the export, or it was exported elsewhere; what is here stays unless you take the file’s'
      },
      removed: {
        title: (n: number) => `${number(n)} without a text in the file`,
        hint: 'there is a text here; it stays unless you remove it'
      },
      incomplete: {
        title: (n: number) => `${number(n)} incomplete`,
        hint: 'the file has only a part of the translation; what is here stays'
      },
      unknown: { title: (n: number) => `${number(n)} unknown`, hint: 'the widget has no such text' },
      changed: { title: (n: number) => `${number(n)} changed`, hint: 'the file has another text or state' },
      new: { title: (n: number) => `${number(n)} new`, hint: 'there is no text here' },
      commented: { title: (n: number) => `${number(n)} with a new comment`, hint: 'the text is the same' }
    },
    here: 'Here:',
    inFile: 'In the file:',
    noText: 'no text',
    reviewedBy: (who: string) => `Reviewed by ${who}`,
    reviewedSince: (who: string) => `Reviewed by ${who} since the export`,
    choice: (source: string) => `Text for ${quote(source)}`,
    ours: 'Keep ours',
    theirs: 'Take the file’s',
    remove: 'Remove',
    leftOut: 'Left out',
    use: 'Use for …',
    useLabel: (text: string) => `Use ${quote(text)} for`,
    useNone: 'No text matches.',
    used: (source: string) => `Used for ${quote(source)}`,
    leave: 'Leave out',
    withComments: 'Add the comments of the file',
    otherSource: 'Translated from a different source',
    same: (n: number) => either(n, '1 text is the same.', `${number(n)} texts are the same.`),
    undo: 'One Undo reverses the whole import.',
    do: (n: number, comments: number) => `Import ${parts(n, comments)}`,
    done: (n: number, comments: number) => `${parts(n, comments)} imported`,
    changedSince: 'Somebody saved a text in the meantime. This is what the file changes now.',
    cancel: 'Cancel'
  },
  export: {
    open: 'Export …',
    title: (language: string) => `Export texts in ${language}`,
    formats: { xliff2: 'XLIFF 2.0', xliff12: 'XLIFF 1.2', csv: 'CSV' },
    hints: {
      xliff2: 'For current translation tools.',
      xliff12: 'For tools that do not read XLIFF 2.0.',
      csv: 'For spreadsheets.'
    },
    scope: 'Texts of',
    thisWidget: 'This widget',
    allWidgets: 'All widgets',
    do: 'Export',
    cancel: 'Cancel'
  },
  more: 'More',
  glossary: {
    open: 'Glossary …',
    title: (language: string) => `Glossary: ${language}`,
    intro: 'How words are translated, in all widgets. A term is offered beside every text that contains it.',
    readOnly: (language: string) => `How words are translated, in all widgets. Reviewers of ${language} change it.`,
    list: 'Terms',
    none: 'No terms',
    search: 'Search terms',
    term: 'Term',
    translation: 'Translation',
    add: 'Add term',
    addIt: 'Add',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    edit: (term: string) => `Edit ${quote(term)}`,
    remove: (term: string) => `Delete ${quote(term)}`,
    removed: (term: string) => `${quote(term)} was deleted.`,
    undo: 'Undo',
    changed: 'Somebody changed this term in the meantime. This is the updated glossary.'
  },
  replace: {
    open: 'Replace …',
    title: (language: string) => `Find and replace in ${language}`,
    find: 'Find',
    by: 'Replace with',
    caseExact: 'Match case',
    wholeWord: 'Whole words',
    intro: 'You see what changes before anything is saved. Changed texts go to review.',
    changes: (n: number, left: number) =>
      either(n, '1 text changes', `${number(n)} texts change`) +
      (left > 0 ? `, ${either(left, '1 stays as it is.', `${number(left)} stay as they are.`)}` : '.'),
    emptied: 'No text is left: it is to do again',
    list: 'Changes',
    do: (n: number) => either(n, 'Replace in 1 text', `Replace in ${number(n)} texts`),
    done: (n: number) => either(n, '1 text replaced', `${number(n)} texts replaced`),
    changed: 'Somebody saved a text in the meantime. This is what changes now.',
    cancel: 'Cancel'
  },
  removal: {
    open: (language: string) => `Remove ${language} …`,
    title: (language: string) => `Remove ${language}?`,
    text: 'Its texts are no longer shown anywhere or downloaded. Within 30 days, adding the language again restores all of them.',
    do: 'Remove',
    cancel: 'Cancel',
    close: 'Close',
    done: (language: string) => `${language} was removed.`,
    undo: 'Undo'
  },
  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    save: 'Save, next unfinished text',
    review: 'Reviewed, still correct or accepted, next',
    newLine: 'New line',
    move: 'Previous, next text',
    take: 'Take a text of other widgets',
    comment: 'Comment',
    show: 'Show it in the form',
    leave: 'Leave the text',
    search: 'Search',
    finding: 'Next finding',
    undo: 'Undo last save',
    redo: 'Redo',
    help: 'All keyboard shortcuts'
  }
};
