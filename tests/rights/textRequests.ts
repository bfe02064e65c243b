import { form } from '../api/harness.js';
import { type Case, get, onWidget, post, put } from './cases.js';

/** Every request is about this language: the matrix has people who translate or review it. */
const inGerman = (request: Parameters<typeof onWidget>[0]): readonly Case[] =>
  onWidget(request).map(({ resource, ...rest }) => ({
    ...rest,
    resource: (world) => ({ ...resource?.(world), language: 'de' })
  }));

/** About no widget. */
const ofGerman = (send: Case['send']): readonly Case[] => [{ resource: () => ({ language: 'de' }), send }];

const TEXT = { Element: 'Title', Kind: 'name', Text: 'Titel', State: 'toReview', Tag: 'any' };

/** Requests for the operations on texts, by route and method. */
export const TEXT_REQUESTS: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  'Widgets/[id]/Texts': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Texts` })),
    POST: inGerman((id) => ({ path: `Widgets/${id}/Texts`, options: post({ Language: 'de' }) }))
  },
  'Widgets/[id]/Texts/[language]': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Texts/de` })),
    PUT: inGerman((id) => ({ path: `Widgets/${id}/Texts/de`, options: put({ Texts: [TEXT] }) })),
    DELETE: inGerman((id) => ({ path: `Widgets/${id}/Texts/de`, options: { method: 'DELETE' } }))
  },
  'Widgets/[id]/Texts/[language]/Undo': {
    GET: inGerman((id) => ({ path: `Widgets/${id}/Texts/de/Undo` })),
    POST: inGerman((id) => ({ path: `Widgets/${id}/Texts/de/Undo`, options: post({ Batch: 'none' }) }))
  },
  'Widgets/[id]/Texts/[language]/Publication': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Texts/de/Publication` })),
    POST: inGerman((id) => ({
      path: `Widgets/${id}/Texts/de/Publication`,
      options: { method: 'POST', headers: { 'if-match': '*' } }
    }))
  },
  'Widgets/[id]/Texts/[language]/Export': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Texts/de/Export?format=csv` }))
  },
  'Widgets/[id]/Texts/[language]/Import': {
    POST: inGerman((id) => ({
      path: `Widgets/${id}/Texts/de/Import?dryRun=1`,
      options: { method: 'POST', body: form(['de.csv', new TextEncoder().encode('id,kind,source,target\n')]) }
    }))
  },
  'Widgets/[id]/Texts/[language]/History': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Texts/de/History?Element=Title&Kind=name` }))
  },
  'Widgets/[id]/Texts/[language]/Memory': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Texts/de/Memory?Element=Title&Kind=name` }))
  },
  'Widgets/[id]/Texts/[language]/Comments': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Texts/de/Comments` })),
    POST: onWidget((id) => ({
      path: `Widgets/${id}/Texts/de/Comments`,
      options: post({ Element: 'Title', Kind: 'name', Text: 'Too long.' })
    }))
  },
  'Widgets/[id]/Texts/[language]/Comments/[commentId]': {
    DELETE: onWidget((id) => ({ path: `Widgets/${id}/Texts/de/Comments/1`, options: { method: 'DELETE' } }))
  },
  'Texts/[language]/Export': { GET: get('Texts/de/Export?format=csv') },
  'Texts/[language]/Import': {
    POST: ofGerman(() => ({
      path: 'Texts/de/Import?dryRun=1',
      options: { method: 'POST', body: form(['de.csv', new TextEncoder().encode('id,kind,source,target\n')]) }
    }))
  },
  'Texts/[language]/Undo': { POST: ofGerman(() => ({ path: 'Texts/de/Undo', options: post({ Batch: 'none' }) })) },
  'Glossary/[language]': {
    GET: get('Glossary/de'),
    PUT: [
      {
        resource: () => ({ language: 'de' }),
        send: () => ({ path: 'Glossary/de', options: { ...put({ Terms: [] }), headers: { 'if-match': '*' } } })
      }
    ]
  }
};
