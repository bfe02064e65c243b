import { isMessageLanguage, type MessageLanguage } from '../../language/languages.js';
import { log } from '../platform/log.js';
import type { Store } from '../platform/store/store.js';

/** Fact row that stores the language. */
const FACT = 'content-language';
/** Maximum wait for installing widgets. */
const PATIENCE_MILLISECONDS = 3_000;

/** Installs the standard widgets in a language. Returns one sentence for each that could not be used. */
type Place = (language: MessageLanguage) => Promise<readonly string[]>;

/** Language of bundled widgets: set by configuration, otherwise by the first sign-in, once per store. */
export class ContentLanguage {
  readonly #store: Store;
  readonly #place: Place;
  #decided: MessageLanguage | undefined;
  #deciding: Promise<void> | undefined;

  private constructor(store: Store, place: Place, decided: MessageLanguage | undefined) {
    this.#store = store;
    this.#place = place;
    this.#decided = decided;
  }

  /** @param setting from the environment: it applies from now on, even once it is no longer set */
  static async open(store: Store, setting: MessageLanguage | undefined, place: Place): Promise<ContentLanguage> {
    const decided = await read(store);
    if (setting !== undefined && setting !== decided) await write(store, setting);
    return new ContentLanguage(store, place, setting ?? decided);
  }

  /** undefined: not decided yet, here or on another instance. */
  async decided(): Promise<MessageLanguage | undefined> {
    return (this.#decided ??= await read(this.#store));
  }

  /** English until it is decided. */
  async spoken(): Promise<MessageLanguage> {
    return (await this.decided()) ?? 'en';
  }

  /** Called at sign-in: the first one decides; installing continues in the background. Failures are logged and retried. */
  entered(language: MessageLanguage): void {
    if (this.#decided || this.#deciding) return;
    const failed = (error: unknown) => log().error({ part: 'content-language', err: error }, 'not taken over');
    this.#deciding = this.#decide(language)
      .catch(failed)
      .finally(() => (this.#deciding = undefined));
  }

  /** Resolves once no widgets are being installed in another language, or after a few seconds. */
  async settled(): Promise<void> {
    if (!this.#deciding) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MILLISECONDS)));
    await Promise.race([this.#deciding, patience]);
    clearTimeout(timer);
  }

  /** Waits for running work. */
  async close(): Promise<void> {
    await this.#deciding;
  }

  async #decide(language: MessageLanguage): Promise<void> {
    const isFirst = await claim(this.#store, language);
    this.#decided = isFirst ? language : await read(this.#store);
    if (!isFirst) return;
    for (const problem of await this.#place(language)) log().warn({ part: 'content-language' }, problem);
  }
}

async function read({ db }: Store): Promise<MessageLanguage | undefined> {
  const fact = await db.selectFrom('facts').select('value').where('name', '=', FACT).executeTakeFirst();
  return fact && (isMessageLanguage(fact.value) ? fact.value : 'en');
}

async function write(store: Store, value: MessageLanguage): Promise<void> {
  await store.write((writing) =>
    writing
      .insertInto('facts')
      .values({ name: FACT, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  );
}

/** Decides it unless that was done already, here or on another instance. */
async function claim(store: Store, value: MessageLanguage): Promise<boolean> {
  const inserted = await store.write((writing) =>
    writing
      .insertInto('facts')
      .values({ name: FACT, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
  );
  return inserted !== undefined;
}
