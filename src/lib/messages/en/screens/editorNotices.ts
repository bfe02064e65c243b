import { counting } from '../../../language/count.js';

const { either, number } = counting('en');

/** For the parts of the editor that come after the fields; first of them what follows the saves of others. */
export default {
  saved: (name: string) => `${name} saved this widget.`,
  you: 'You saved this widget in another tab or browser.',
  somebody: 'This widget was saved elsewhere.',
  followed: (labels: string) => `Shown here now: ${labels}.`,
  merged: (labels: string) => `Your edits and theirs are both in ${labels}.`,
  both: (labels: string) => `Changed on both sides: ${labels}. Yours stays until you choose.`,
  kept: 'Your unsaved changes are untouched.',
  choose: 'Choose',
  dismiss: 'Hide message',
  replaced: 'This widget was replaced by another version. Open it to go on; until then nothing can be saved.',
  reload: 'Open the new version',
  setAside: (count: number) =>
    either(
      count,
      'One value was set aside when this widget was replaced.',
      `${number(count)} values were set aside when this widget was replaced.`
    ),
  look: 'Look at them',
  gone: 'This widget was deleted, or you may not see it any more. It cannot be saved; copy what you want to keep.',
  toTrash: 'Look in the Trash',
  reachable: 'The server can be reached again. Your changes are still here, and not saved yet.',
  lost: 'No connection to the server.',

  overtaken: {
    title: 'Somebody else saved this widget',
    conflicts: 'You both changed these settings. Choose which value counts:',
    mine: 'Mine',
    theirs: 'Theirs',
    followed: 'They also changed these; your page shows their values now:',
    merged: 'You both edited different parts of these; they hold both edits now:',
    nothing: 'They changed nothing that you changed.',
    save: 'Save now',
    later: 'Go on editing'
  },
  moments: {
    chooseDate: 'Choose a date',
    chooseTime: 'Choose a time',
    format: (form: string) => `Format: ${form}`,
    forms: { moment: 'dd/mm/yyyy, hh:mm:ss', day: 'dd/mm/yyyy', time: 'hh:mm', exactTime: 'hh:mm:ss' }
  },
  why: {
    title: (name: string) => `When is ${name} shown?`,
    rule: 'It is hidden while all of these are true:',
    always: 'Always: it has no conditions.',
    unreadable: 'A condition that cannot be read',
    met: 'true',
    notMet: 'not true',
    now: (value: string) => `now: ${value}`,
    visible: 'So it is shown.',
    hidden: 'So it is hidden.'
  }
};
