import { accessSync } from 'node:fs';
import type { PackageSpotType } from './spottypes.js';
import { Refusal } from '../platform/refusal.js';
import { StartError } from '../platform/starterror.js';
import { Admission } from './admission.js';
import { TaskTooCostly, ThreadPool } from './threadpool.js';
import type { Archive, ChangedData, PackageInput, PlacedFile, Reply, Task, Verdict, WorkerSettings } from './tasks.js';
import { WorkFolder } from './workfolder.js';

const THREADS = 2;
const CHECK_SECONDS = 20;
/** What is packed was checked before: only its size makes this long. */
const ARCHIVE_SECONDS = 120;
const MEMORY_MB = 384;
/** Uploads and downloads of packages that are under way, of one user and of all. A browser sends two at a time. */
const ADMITTED = { each: 6, all: 18 };

/**
 * Work with packages, in threads of their own and on the disk: reading, checking and packing one takes seconds, and what it
 * takes is decided by its author.
 */
export class Packaging {
  readonly folder: WorkFolder;
  readonly admission = new Admission(ADMITTED);
  readonly #pool: ThreadPool<Task, Reply>;

  private constructor(folder: WorkFolder, pool: ThreadPool<Task, Reply>) {
    this.folder = folder;
    this.#pool = pool;
  }

  /**
   * @param script the built worker
   * @throws StartError where it is not there
   */
  static async open(dataFolder: string, script: string, settings: WorkerSettings): Promise<Packaging> {
    try {
      accessSync(script);
    } catch {
      throw new StartError(`${script} is missing: build the product with “npm run build”.`);
    }
    const limits = { threads: THREADS, milliseconds: CHECK_SECONDS * 1000, memory: MEMORY_MB };
    const pool = new ThreadPool<Task, Reply>({ script, workerData: settings, ...limits });
    return new Packaging(await WorkFolder.open(dataFolder), pool);
  }

  /** Reads and checks a package. @throws Refusal `package-too-costly` */
  async check(
    owner: string,
    input: PackageInput,
    told: { readonly fileName: string | undefined; readonly type: PackageSpotType; readonly folder: string }
  ): Promise<Verdict> {
    return (await this.#run(owner, { kind: 'check', input, ...told })) as Verdict;
  }

  /** Packs files into a zip file at `path`. */
  async archive(
    owner: string,
    files: readonly PlacedFile[],
    changed: ChangedData | undefined,
    path: string
  ): Promise<Archive> {
    return (await this.#run(owner, { kind: 'archive', files, changed, path }, ARCHIVE_SECONDS * 1000)) as Archive;
  }

  async close(): Promise<void> {
    await this.#pool.close();
    await this.folder.close();
  }

  async #run(owner: string, task: Task, milliseconds?: number): Promise<Verdict | Archive> {
    const reply = await this.#pool.run(owner, task, milliseconds).catch((error: unknown) => {
      throw error instanceof TaskTooCostly ? tooCostly() : error;
    });
    if ('result' in reply) return reply.result;
    const { message, code } = reply.failure;
    throw Object.assign(new Error(message), { code });
  }
}

function tooCostly(): Refusal {
  return new Refusal('invalid', 'package-too-costly', {
    en: `The package was not taken over: checking it takes more than ${CHECK_SECONDS} seconds or too much memory. Make ascData.json and the scripts of the start page smaller.`,
    de: `Das Paket wurde nicht übernommen: Die Prüfung braucht mehr als ${CHECK_SECONDS} Sekunden oder zu viel Arbeitsspeicher. Die ascData.json und die Skripte der Startseite verkleinern.`,
    fr: `Le paquet n’a pas été accepté : sa vérification demande plus de ${CHECK_SECONDS} secondes ou trop de mémoire. Réduisez ascData.json et les scripts de la page de démarrage.`
  });
}
