import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { WidgetEvent } from '../../src/lib/api.js';
import { temporaryFolder } from '../store/temporary.js';
import { NUMBER_ELEMENT, serve } from './harness.js';
import { Listener } from './live.js';

/** Without its Elements. */
export const root = {
  ...{ SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 1 },
  ...{ SpotType: 'DashboardWidget', NumberOfSlots: 1 }
};
export const eventually = { timeout: 10_000, interval: 50 };

export async function nextOfFolder(listener: Listener): Promise<WidgetEvent> {
  for (let event = await listener.next(); event; event = await listener.next()) {
    if (event[0] === 'folder') return event[1] as WidgetEvent;
  }
  throw new Error('The stream has ended.');
}

/** The page of its widget. */
export const PAGE =
  '<script src="WizardBase.js"></script><script src="DashboardWidgetBase.js"></script><script>new DashboardWidgetBase(new WizardBase())</script>';

/** A folder for each test of a file, which a server follows. */
export function useFollowedFolder() {
  let folder: string;
  let widgets: string;
  let database: Record<string, string> = {};
  beforeEach(() => {
    folder = temporaryFolder();
    widgets = join(folder, 'widgets');
    mkdirSync(widgets);
  });
  /** A path beside the followed folder. */
  const place = (name: string) => join(folder, name);
  const source = () => place('my-widget');
  const write = (name: string, text: string) => writeFileSync(join(source(), name), text);
  const read = (name: string) => readFileSync(join(source(), name), 'utf8');
  const writeElements = (...Elements: object[]) => write('ascData.json', JSON.stringify({ ...root, Elements }));
  const started = (env: Record<string, string> = {}) =>
    serve({ WIDGETS_DIR: widgets, ...database, ...env }, place('data'));
  /** Servers use PostgreSQL from now on; undefined: SQLite, as at first. */
  const useDatabase = (url: string | undefined) => {
    database = url === undefined ? {} : { DATABASE_URL: url };
  };

  /** Fills it with a usable package. @returns what a server that follows it is started with */
  function filled(definition?: string) {
    mkdirSync(source());
    write('index.html', PAGE);
    for (const name of ['WizardBase.js', 'DashboardWidgetBase.js']) write(name, '');
    if (definition === undefined) writeElements(NUMBER_ELEMENT);
    else write('ascData.json', definition);
    return { ASCDATA_OPEN: source() };
  }

  async function opened(definition?: string) {
    const server = await started(filled(definition));
    const { app } = server;
    const id = app.opened ?? 0;
    const listener = await Listener.open(`${id}/Events`);
    /** The next message about the folder. */
    const news = () => nextOfFolder(listener);
    const problem = async () => (await news()).Problem;
    const content = async () => {
      const packages = app.store.db
        .selectFrom('templates')
        .innerJoin('packages', 'packages.id', 'templates.package_id');
      return (await packages.select('packages.source').executeTakeFirstOrThrow()).source;
    };
    return { server, app, id, news, problem, content };
  }
  return { place, source, write, read, writeElements, started, useDatabase, filled, opened };
}
