import type { Packaging } from '../packages/packaging.js';
import type { EditedFiles } from '../widgets/editedFiles.js';
import type { PreviewAccess } from '../widgets/previewAccess.js';
import type { Alarm } from '../platform/alarm.js';
import type { Jobs } from '../platform/jobs.js';
import type { Live } from '../widgets/live/live.js';
import type { Pictures } from '../pictures/pictures.js';
import type { Store } from '../platform/store/store.js';
import type { People } from '../people/people.js';
import type { ContentLanguage } from '../standard/contentLanguage.js';
import type { OpenedFolder } from '../standard/openedFolder.js';
import type { contentServices, draftServices, WidgetServices } from './services.js';

/** The running app: its services, for request handlers. */
export interface App
  extends
    Omit<WidgetServices, 'archives'>,
    Readonly<ReturnType<typeof contentServices>>,
    Readonly<ReturnType<typeof draftServices>> {
  readonly store: Store;
  readonly packaging: Packaging;
  readonly contentLanguage: ContentLanguage;
  readonly previews: PreviewAccess;
  readonly editedFiles: EditedFiles;
  readonly people: People;
  readonly pictures: Pictures;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly draftJobs: Pick<Alarm, 'runDue'>;
  readonly now: () => Date;
  /** The widget of the package named at the start. */
  readonly opened: number | undefined;
  /** The folder it came from, if it was one. */
  readonly folder: Pick<OpenedFolder, 'state'> | undefined;
  /** Sentences for the person who started the product. */
  readonly notices: readonly string[];
  close(): Promise<void>;
}
