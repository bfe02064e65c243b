import type { MessageLanguage } from '../../language/languages.js';
import { CatalogueService } from '../catalogue/catalogue.js';
import { Objects } from '../catalogue/objects.js';
import { Dashboards } from '../dashboards/dashboards.js';
import { usedBy } from '../dashboards/uses.js';
import { DashboardTrash } from '../dashboards/trash.js';
import { Drafts } from '../drafts/drafts.js';
import { DraftEnding } from '../drafts/draftEnding.js';
import { GoingLive } from '../drafts/goingLive.js';
import { DraftLinks } from '../drafts/links.js';
import { Schedule } from '../drafts/schedule.js';
import { SharedDrafts } from '../drafts/sharedDrafts.js';
import { DraftReview } from '../drafts/review.js';
import { WidgetHistory } from '../history/history.js';
import { Messages } from '../messages/messages.js';
import { Origins } from '../origins/origins.js';
import { Archives } from '../packages/archives.js';
import type { Checking } from '../packages/checking.js';
import { FollowedFolder } from '../packages/followedFolder.js';
import { Packages } from '../packages/packages.js';
import type { Packaging } from '../packages/packaging.js';
import type { Bearers } from '../people/bearers.js';
import { browserFor } from '../pictures/chromium.js';
import { Pictures } from '../pictures/pictures.js';
import { Creations } from '../people/creations.js';
import { Renderer } from '../pictures/renderer.js';
import type { Settings } from '../platform/settings.js';
import { Storage } from '../platform/storage.js';
import type { Store } from '../platform/store/store.js';
import { PlayTimes } from '../playtimes/playtimes.js';
import { Presets } from '../presets/presets.js';
import { Comments } from '../comments/comments.js';
import { Placement } from '../replace/placement.js';
import { Replacements } from '../replace/replacements.js';
import { SetAside } from '../replace/setAside.js';
import { StoredFits } from '../replace/storedFit.js';
import { Spots } from '../spots/spots.js';
import { ContentLanguage } from '../standard/contentLanguage.js';
import { PlacedPackages } from '../standard/placedPackages.js';
import { VariantBatches } from '../table/variantBatches.js';
import { TableValues } from '../table/tableValues.js';
import { TextComments } from '../translations/comments.js';
import { Glossary } from '../translations/glossary.js';
import { TextMemory } from '../translations/memory.js';
import { Definitions } from '../translations/definition.js';
import { TextExport } from '../translations/textExport.js';
import { TextImport } from '../translations/textImport.js';
import { TextEdits } from '../translations/edits.js';
import { UndoableBatches } from '../translations/undoableBatches.js';
import { TextCarrier } from '../translations/textCarrier.js';
import { TextPlaces } from '../translations/textPlaces.js';
import { TextLanguages } from '../translations/textLanguages.js';
import { Texts } from '../translations/texts.js';
import { Updates } from '../updates/updates.js';
import { WidgetGroups } from '../widgets/groups.js';
import { PreviewTokens } from '../widgets/previewToken.js';
import { WidgetTrash } from '../widgets/trash.js';
import { BrandColours } from '../widgets/brandColours.js';
import { Reach } from '../widgets/reach.js';
import { WidgetValues } from '../widgets/values.js';
import { Variants } from '../widgets/variants.js';
import { Widgets } from '../widgets/widgets.js';

/** What every service is made from. */
export interface Foundation {
  readonly settings: Settings;
  readonly store: Store;
  readonly packaging: Packaging;
  readonly checking: Checking;
}

/** Widgets and their packages. */
export async function widgetServices({ settings, store, packaging, checking }: Foundation) {
  const tokens = new PreviewTokens(await store.secret('preview'));
  const storage = new Storage(store.db, settings.maxStoredBytes);
  const archives = new Archives(packaging, store.files);
  const packages = new Packages(store, checking, { packaging, archives, storage });
  const textPlaces = new TextPlaces(packages);
  const definitions = new Definitions(textPlaces, packages, packaging);
  const texts = new TextCarrier(store, definitions);
  const followed = new FollowedFolder(store, packaging, checking.now);
  const replacements = new Replacements(store, { packages, checking, texts, followed });
  const widgets = new Widgets(store, { packages, tokens, platform: settings.platform });
  const creations = new Creations();
  return {
    storage,
    archives,
    tokens,
    creations,
    packages,
    followed,
    textParts: { places: textPlaces, definitions },
    replacements,
    placement: new Placement(store, { packages, replacements, texts }),
    widgets,
    storedFits: new StoredFits(store, packages, checking),
    setAside: new SetAside(store, packages, checking),
    values: new WidgetValues(store, packages, checking),
    reach: new Reach(store.db, packages, checking),
    variantBatches: new VariantBatches(store, packages, { checking, creations }),
    table: new TableValues(store, packages, checking),
    comments: new Comments(store, packages, { creations, now: checking.now }),
    presets: new Presets(store, packages, { checking, creations }),
    history: new WidgetHistory(store, packages, { tokens, checking, packaging }),
    origins: new Origins(store),
    brandColours: new BrandColours(store),
    variants: new Variants(store, { creations, now: checking.now }),
    trash: new WidgetTrash(store, checking.now, usedBy),
    widgetGroups: new WidgetGroups(store, { creations, now: checking.now })
  };
}

export type WidgetServices = Awaited<ReturnType<typeof widgetServices>>;

/** Drafts. What they do later, they do in the name of somebody whom `bearers` has to find again. */
export function draftServices(
  { settings, store, checking }: Foundation,
  { packages, tokens, creations }: WidgetServices,
  bearers: Bearers
) {
  const goingLive = new GoingLive(store, packages, checking);
  const ending = new DraftEnding(store, packages, checking);
  const guests = { mayInvite: settings.guestLinks, bearers, now: checking.now };
  const drafts = new Drafts(store, { packages, checking, goingLive, ending, guests, creations });
  const draftReview = new DraftReview(drafts, { creations, now: checking.now });
  return {
    drafts,
    draftReview,
    draftLinks: new DraftLinks(drafts, guests),
    sharedDrafts: new SharedDrafts(store, { packages, review: draftReview, tokens, guests }),
    draftSchedule: new Schedule(store, { goingLive, ending, bearers }, checking.now)
  };
}

/** The standard widgets in the language of this installation, and pictures rendered in it. */
export async function standardServices({ settings, store, packaging }: Foundation, services: WidgetServices) {
  const { packages, placement } = services;
  const placed = new PlacedPackages(store, {
    packages,
    placement,
    folder: packaging.folder,
    followed: services.followed
  });
  const placeStandard = (language?: MessageLanguage) => placed.placeStandard(settings.widgetsFolder, language);
  const contentLanguage = await ContentLanguage.open(store, settings.contentLanguage, placeStandard);
  const { program, user, cardsOnly, notices } = browserFor(settings);
  const renderer = new Renderer({ folder: settings.renderFolder, chromium: program, user });
  const language = () => contentLanguage.spoken();
  const { timeZone } = settings.platform;
  const pictures = new Pictures(store, packages, renderer, { timeZone, language, cardsOnly });
  return { placed, placeStandard, contentLanguage, pictures, notices };
}

/** The other services. */
export function contentServices(
  { settings, store, checking, packaging }: Foundation,
  { packages, storage, textParts, creations, followed }: WidgetServices
) {
  const { now } = checking;
  const { places } = textParts;
  const editParts = { ...textParts, packages, followed };
  const textEdits = new TextEdits(store, editParts, now);
  return {
    dashboards: new Dashboards(store, { packages, creations, now }),
    dashboardTrash: new DashboardTrash(store, now),
    catalogue: new CatalogueService(store),
    objects: new Objects(store),
    spots: new Spots(store, packages, now),
    texts: new Texts(store, places),
    textEdits,
    textsUndoable: new UndoableBatches(store, places),
    textExport: new TextExport(store, places, packaging),
    textImport: new TextImport(store, places, packaging, textEdits),
    textLanguages: new TextLanguages(store, editParts, now),
    textComments: new TextComments(store, places, { creations, now }),
    textMemory: new TextMemory(store, places),
    glossary: new Glossary(store),
    messages: new Messages(store, now),
    updates: new Updates(store, now, { limit: settings.maxUpdateBytes, storage }),
    playTimes: new PlayTimes(store, settings.platform.timeZone, now)
  };
}
