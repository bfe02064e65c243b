import {
  administrators,
  anyone,
  hasLanguage,
  isOwn,
  type FeatureRights,
  type Rule
} from '../platform/authorization/rules.js';
import { widgetRights } from '../widgets/rights.js';

const readsWidget = widgetRights.rules['widget.read'];

/** Texts belong to the template: its translators read them through any of its widgets, and nothing else of that widget. */
const reads: Rule = (actor, resource) =>
  readsWidget(actor, resource) ||
  (resource.languages ?? []).some((language) => hasLanguage(actor, 'translate', language));

export const textRights = {
  rules: {
    'text.read': reads,
    'text.write': (actor, resource) => reads(actor, resource) && hasLanguage(actor, 'translate', resource.language),
    'text.review': (actor, resource) => reads(actor, resource) && hasLanguage(actor, 'review', resource.language),
    'text.publish': (actor, resource) => reads(actor, resource) && hasLanguage(actor, 'review', resource.language),
    // A language gives its translators the texts, so it takes more than one: checked for every variant of the template.
    'textLanguage.add': (actor, resource) =>
      readsWidget(actor, resource) && hasLanguage(actor, 'review', resource.language),
    'textLanguage.remove': administrators,
    // Covers all widgets whose texts the actor can read.
    'texts.read': anyone,
    'texts.write': (actor, { language }) => hasLanguage(actor, 'translate', language),
    'texts.review': (actor, { language }) => hasLanguage(actor, 'review', language),
    'text.comment': reads,
    'textComment.remove': (actor, { userId }) => isOwn(actor, userId),
    // One glossary for all widgets.
    'glossary.read': anyone,
    'glossary.write': (actor, { language }) => hasLanguage(actor, 'review', language)
  },
  ofPlayers: [],
  routes: {
    '/widgets/[id]/translations': { GET: 'text.read' },
    '/api/[[version]]/Widgets/[id]/Texts': { GET: 'text.read', POST: 'textLanguage.add' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]': {
      GET: 'text.read',
      PUT: 'text.write',
      DELETE: 'textLanguage.remove'
    },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/Undo': { GET: 'text.write', POST: 'text.write' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/Publication': { GET: 'text.read', POST: 'text.publish' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/Export': { GET: 'text.read' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/Import': { POST: 'text.write' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/History': { GET: 'text.read' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/Memory': { GET: 'text.read' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/Comments': { GET: 'text.comment', POST: 'text.comment' },
    '/api/[[version]]/Widgets/[id]/Texts/[language]/Comments/[commentId]': { DELETE: 'text.comment' },
    '/api/[[version]]/Texts/[language]/Export': { GET: 'texts.read' },
    '/api/[[version]]/Texts/[language]/Import': { POST: 'texts.write' },
    '/api/[[version]]/Texts/[language]/Undo': { POST: 'texts.write' },
    '/api/[[version]]/Glossary/[language]': { GET: 'glossary.read', PUT: 'glossary.write' }
  }
} as const satisfies FeatureRights;
