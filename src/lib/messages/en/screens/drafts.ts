import { grammarOf } from '../../../language/grammar.js';

const { count, either, number, quote } = grammarOf('en');

const widgets = (n: number): string => count(n, 'widget', 'widgets');
const settings = (n: number): string => count(n, 'setting', 'settings');

/** Drafts: named changes that are others see only once they go live. */
export default {
  title: 'Drafts',
  lessThanAMinute: { ahead: 'in less than 1 minute', past: 'less than 1 minute ago' },
  /** The menu beside Save. */
  menu: {
    keep: (changes: number) =>
      either(changes, 'Save this change as a draft …', `Save these ${number(changes)} changes as a draft …`),
    keepHint: 'Goes live only when you want.',
    nothing: 'Change something first, then save it as a draft: others see it only once it goes live.',
    ofWidget: 'Drafts of this widget',
    ofTemplate: 'Drafts of these widgets',
    loading: 'Loading …',
    failed: 'The drafts could not be loaded.',
    again: 'Try again',
    all: 'All drafts and plans'
  },
  keep: {
    title: 'Save as draft',
    text: (changes: number) =>
      either(changes, 'The change moves to the draft.', `The ${number(changes)} changes move to the draft.`),
    name: 'Name',
    action: 'Save as draft',
    cancel: 'Cancel',
    close: 'Close',
    into: 'Draft',
    fresh: 'New draft',
    more: (n: number) => `and ${number(n)} more`,
    broken: (name: string, text: string) => `${name}: ${text}`,
    kept: 'Saved as draft',
    plan: 'Plan …',
    open: 'Open draft',
    done: (name: string) => `Saved in the draft ${quote(name)}. What is live is shown here again.`
  },
  /** What a draft is doing, in one word beside its name. */
  states: {
    open: 'Draft, not planned',
    planned: 'Draft, planned',
    live: 'Draft, live',
    ended: 'Draft, ended',
    failed: 'Draft, did not go live'
  },
  line: {
    widgets,
    goesLive: (when: string) => `goes live ${when}`,
    liveUntil: (when: string) => `live until ${when}`,
    live: 'live',
    ended: 'ended',
    failed: 'did not go live',
    notPlanned: 'not planned',
    shared: 'shared',
    comments: (n: number) => count(n, 'comment', 'comments'),
    conflicts: (n: number) => count(n, 'conflict', 'conflicts'),
    unseen: (n: number) => `${number(n)} more that you cannot see`
  },
  /** Below a field that a draft changes by plan. */
  hint: {
    from: (value: string, from: string) => `${value} from ${from}:`,
    between: (value: string, from: string, until: string) => `${value} from ${from} to ${until}:`,
    until: (until: string, next: string) => `live until ${until}, then ${next}:`,
    more: (n: number) => either(n, '1 more draft is planned', `${number(n)} more drafts are planned`)
  },
  list: {
    of: (template: string) => `Drafts of ${template}`,
    planned: 'Planned and live',
    others: 'Not planned',
    over: 'Ended',
    empty: 'No drafts yet',
    emptyText: 'A draft keeps changes under a name. Others can look at it and approve it before you make it live.',
    by: (name: string) => `by ${name}`
  },
  screen: {
    label: 'Draft',
    skip: 'Skip to the draft',
    breadcrumb: 'Path',
    widgets: 'Widgets',
    edit: 'Edit values',
    editInTable: 'Edit in the Table',
    actions: 'Actions',
    rename: 'Rename …',
    delete: 'Delete',
    deleted: (name: string) => `${quote(name)} has been deleted.`,
    undo: 'Undo',
    gone: 'This draft has been deleted.',
    notDone: 'That did not work. Check the connection, then try again.',
    revoked: 'The link no longer works.',
    lost: 'Connection lost. What others change is shown once it is back.',
    naming: { title: 'Rename the draft', name: 'Name', save: 'Save name', cancel: 'Cancel', close: 'Close' },
    readOnly: 'You can look at this draft and comment on it, but not change it.'
  },
  changes: {
    title: 'Changes',
    count: (elements: number, inWidgets: number) => `${settings(elements)} in ${widgets(inWidgets)}`,
    live: 'Live',
    draft: 'Draft',
    none: 'This draft changes nothing yet.',
    in: (value: string, n: number) => `${value} in ${number(n)}`,
    others: (n: number) => either(n, 'other in 1', `others in ${number(n)}`),
    template: 'from the template',
    takeOut: (name: string) => `Take ${quote(name)} out of the draft`,
    left: (n: number) =>
      either(
        n,
        'The values of 1 deleted widget were removed from the draft.',
        `The values of ${number(n)} deleted widgets were removed from the draft.`
      ),
    gone: (name: string) => `${name} is no longer a setting of this widget.`
  },
  conflict: {
    said: (by: string, value: string, widget: string, before: string) =>
      `Since then ${by} saved ${value} in ${widget} (was ${before}).`,
    somebody: 'somebody',
    choice: (name: string, widget: string) => `Which value counts for ${name} in ${widget}?`,
    draft: (value: string) => `The draft, ${value}`,
    live: (by: string, value: string) => `${by}, ${value}`,
    more: (n: number) => either(n, 'Show 1 more conflict', `Show ${number(n)} more conflicts`),
    clash: (name: string) => `${quote(name)} changes it at the same time; the draft that starts later counts.`
  },
  plan: {
    title: 'Plan',
    off: 'Cancel the plan',
    start: 'Goes live',
    time: 'time',
    end: 'Ends',
    stays: 'Stays live',
    zone: 'Time zone',
    zoneSearch: 'City or region',
    noZone: 'No time zone with this name',
    act: 'Plan',
    change: 'Change the plan',
    keep: 'Leave as planned',
    past: 'This time has passed.',
    reversed: 'It would end before it goes live.',
    lacks: {
      noDay: 'the date is missing',
      badDay: 'this is not a date',
      noTime: 'the time is missing',
      badTime: 'this is not a time'
    },
    gap: (zone: string) => `This time does not exist in ${zone}: the clocks are put forward. Nearest times:`,
    twice: (zone: string) => `This time occurs twice in ${zone}: the clocks are put back. The first one counts.`,
    back: 'At the end each setting goes back to what it was before, unless somebody has saved it in the meantime.',
    was: (when: string) => `It was live ${when}.`,
    missed: (when: string) => `It was planned ${when}.`,
    clash: (name: string, what: string, n: number) =>
      `${quote(name)} also changes ${what} in ${widgets(n)}. The draft that starts later counts.`
  },
  share: {
    title: 'Share',
    approved: (n: number, of: number) => `approved by ${number(n)} of ${number(of)}`,
    make: 'Create a link for people without an account',
    opens: (day: string) =>
      `Anyone who has it can view the draft and comment until ${day}, without signing in. You can revoke it at any time.`,
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    guests: 'Guests without an account can view and comment',
    until: 'until',
    revoke: 'Revoke the link',
    once: 'The link is shown only once. Copy it now, or create a new one later.',
    renew: 'New link',
    renewHint: 'The link cannot be shown again. A new link replaces it.',
    hint: 'Colleagues who can see these widgets can view, comment on and approve the draft there.',
    guestLink: 'Guest link'
  },
  people: {
    title: 'Comments and approvals',
    none: 'No comments yet.',
    on: (setting: string) => `on ${setting}`,
    approved: 'Approved',
    approvedEarlier: 'Approved an earlier state',
    asked: 'invited, has not viewed it yet',
    seen: 'has viewed it',
    guest: 'guest',
    forGuests: 'Guests can read this too',
    readByGuests: 'guests can read it',
    done: 'Done',
    reopen: 'Reopen',
    doneBy: (name: string) => `done, ${name}`,
    showDone: (n: number) => either(n, 'Show 1 done comment', `Show ${number(n)} done comments`),
    hideDone: 'Hide done comments',
    comment: 'Comment',
    placeholder: 'Write a comment',
    orApprove: 'Write a comment, or just approve',
    about: 'About',
    whole: 'the whole draft',
    approve: 'Approve',
    withdraw: 'Withdraw approval',
    name: 'Your name',
    delete: 'Delete comment'
  },
  frames: {
    label: 'Preview',
    widget: 'Widget',
    before: 'Previous widget',
    after: 'Next widget',
    place: (at: number, of: number) => `${number(at)} of ${number(of)}`,
    shown: 'Show',
    live: 'Live',
    both: 'Side by side',
    draft: 'Draft',
    over: 'After its end',
    liveNote: 'without the draft',
    clocks: { start: 'When it goes live', end: 'When it ends' },
    none: 'There is nothing to show yet.'
  },
  planned: {
    title: 'What is planned',
    of: (template: string, zone: string) => `Drafts of ${template}, ${zone}`,
    now: 'now',
    clash: (what: string, n: number) => `${what} in ${widgets(n)}: the later draft counts`,
    period: (from: string, until: string) => `from ${from} to ${until}`,
    since: (from: string) => `from ${from}`,
    none: 'Nothing is planned.'
  },
  bar: {
    label: 'Going live',
    goesLive: (distance: string) => `Goes live ${distance}`,
    liveNow: 'Live',
    ends: (distance: string) => `Ends ${distance}`,
    notPlanned: 'Not planned',
    ended: 'Ended',
    failed: 'Did not go live',
    conflicts: (n: number) => either(n, '1 conflict: the draft counts', `${number(n)} conflicts: the draft counts`),
    liveCounts: (n: number) =>
      either(n, '1 conflict: the saved value counts', `${number(n)} conflicts: the saved values count`),
    mixed: (n: number, draft: number) => `${number(n)} conflicts: the draft counts in ${number(draft)} of them`,
    settled: 'No conflicts',
    goLive: 'Go live now …',
    end: 'End now …',
    open: 'Open the draft'
  },
  goLive: {
    title: (name: string) => `Make ${quote(name)} live now?`,
    text: (n: number, inWidgets: number) =>
      `${settings(n)} in ${widgets(inWidgets)} ${either(n, 'changes', 'change')} at once, on every dashboard that shows ${either(inWidgets, 'it', 'them')}.`,
    action: 'Go live now',
    conflicts: (n: number) =>
      either(
        n,
        '1 value was saved by somebody else since. The draft counts unless you chose otherwise.',
        `${number(n)} values were saved by others since. The draft counts unless you chose otherwise.`
      ),
    cancel: 'Cancel',
    close: 'Close'
  },
  end: {
    title: (name: string) => `End ${quote(name)} now?`,
    text: 'Each setting goes back to what it was before, unless somebody has saved it in the meantime.',
    action: 'End now',
    cancel: 'Cancel',
    close: 'Close'
  },
  /** The page of the link. */
  shared: {
    label: 'About this draft',
    notLive: 'Draft, not live',
    asks: (name: string) => `${name} asks you to look at this and approve it.`,
    looks: (name: string) => `${name} shared this draft with you.`,
    goesLive: 'Goes live',
    liveFrom: 'Live from',
    ends: 'Ends',
    zone: 'Time zone',
    where: 'Where',
    notPlanned: 'not planned yet',
    whatChanges: 'What changes',
    in: (name: string) => `in ${name}`,
    comments: 'Comments',
    over: 'This link no longer works',
    overText: 'It may have expired or been revoked, or it is incomplete. Ask the person who sent it for a new one.',
    colleagues: 'If you have an account, sign in: colleagues can often still see the draft.',
    signIn: 'Sign in'
  },
  /** The values of a draft in the editor's form. */
  editing: {
    title: 'Editing the draft',
    note: (name: string) => `You are editing the draft ${quote(name)}. What is live stays as it is.`,
    back: 'Back to the draft',
    save: 'Save in the draft',
    leaving: {
      title: 'Leave without saving?',
      text: 'What you changed here is not in the draft yet.',
      stay: 'Stay',
      leave: 'Leave and discard'
    }
  }
};
