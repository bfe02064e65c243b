import { administrators, anyone, type FeatureRights, hasLevel } from '../platform/authorization/rules.js';

export const widgetRights = {
  rules: {
    // A widget has the spot group of its widget group. “Widget templates” have none: everybody sees them, and anyone with write
    // permission for any spot group may change them, if they can write in the groups of their variants (`demandReach`).
    'widget.list': anyone,
    'widget.read': (actor, { spotGroupId }) => spotGroupId === undefined || hasLevel(actor, 'read', spotGroupId),
    'widget.edit': (actor, { spotGroupId }) => hasLevel(actor, 'write', spotGroupId),
    'widget.delete': (actor, { spotGroupId }) => hasLevel(actor, 'write', spotGroupId),
    'widget.upload': administrators,
    // From “Widget templates”, where everybody uses it.
    'template.delete': administrators,
    'brand.read': anyone,
    'brand.write': administrators,
    'widgetGroup.list': anyone,
    'widgetGroup.read': (actor, { spotGroupId }) => hasLevel(actor, 'read', spotGroupId),
    'widgetGroup.write': (actor, { spotGroupId }) => hasLevel(actor, 'write', spotGroupId)
  },
  ofPlayers: [],
  routes: {
    '/[...place=place]': { GET: 'widget.list' },
    '/widgets/[id]': { GET: 'widget.read' },
    '/widgets/[id]/conditions': { GET: 'widget.read' },
    '/widgets/[id]/definition': { GET: 'widget.read' },
    '/widgets/[id]/table': { GET: 'widget.read' },
    '/widgets/[id]/history': { GET: 'widget.read' },
    '/widgets/[id]/drafts': { GET: 'widget.read' },
    '/drafts/[id]': { GET: 'widget.read' },
    '/drafts/[id]/table': { GET: 'widget.read' },
    '/drafts/[id]/values': { GET: 'widget.read' },
    '/d/[token]': { GET: 'public' },
    '/w/[token]/[...path]': { GET: 'public' },
    '/api/[[version]]/Widgets': { GET: 'widget.list', POST: 'widget.upload' },
    '/api/[[version]]/Widgets/[id]': {
      GET: 'widget.read',
      PUT: 'widget.replace',
      PATCH: 'widget.edit',
      DELETE: 'widget.delete'
    },
    '/api/[[version]]/Widgets/Found': { GET: 'widget.list' },
    '/api/[[version]]/Widgets/Events': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/Events': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/Presence': { PUT: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/Package': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/Preview': { POST: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/EditedFiles': { PUT: 'widget.replace', DELETE: 'widget.replace' },
    '/api/[[version]]/Widgets/[id]/Thumbnail': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/Values': { GET: 'widget.read', PUT: 'widget.edit' },
    '/api/[[version]]/Widgets/[id]/Values/Reach': { POST: 'widget.edit' },
    '/api/[[version]]/Widgets/[id]/Variants': { POST: 'widget.edit' },
    '/api/[[version]]/Widgets/[id]/Variants/Batch': { POST: 'widget.edit' },
    '/api/[[version]]/Widgets/[id]/Variants/Values': { GET: 'widget.read', POST: 'widget.edit' },
    '/api/[[version]]/Widgets/[id]/History': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/History/Year': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/History/[moment]': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/History/[moment]/Name': { PUT: 'widget.edit' },
    '/api/[[version]]/Widgets/[id]/Content': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/Restore': { POST: 'widget.delete' },
    '/api/[[version]]/Widgets/[id]/Uses': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/Trash': { GET: 'widget.delete' },
    '/api/[[version]]/Widgets/Trash/[id]': { GET: 'widget.delete', DELETE: 'widget.delete' },
    '/api/[[version]]/BrandColours': { GET: 'brand.read', PUT: 'brand.write' },
    '/api/[[version]]/WidgetGroups': { GET: 'widgetGroup.list', POST: 'widgetGroup.write' },
    '/api/[[version]]/WidgetGroups/[id]': { PATCH: 'widgetGroup.write', DELETE: 'widgetGroup.write' }
  }
} as const satisfies FeatureRights;
