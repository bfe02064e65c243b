/** Typing rests for so long, in milliseconds, before the package is made. */
const REST = 400;

/** A SpotVersion as it is typed or chosen, until it is that of the package. */
export class TypedVersion {
  /** undefined: that of the package. */
  text = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it is being made under. */
  #making: string | undefined;

  /**
   * @param after the version of the package
   * @param mayBe whether it can be its version
   * @param onversion resolves once it is made, or cannot be
   */
  constructor(
    private readonly after: () => string,
    private readonly mayBe: (version: string) => boolean,
    private readonly onversion: (version: string) => Promise<void>
  ) {}

  /** It is made once typing rests; the present version, too, while another one is being made. */
  type(next: string): void {
    this.hold();
    this.text = next === this.after() && this.#making === undefined ? undefined : next;
    if (this.text !== undefined) this.#timer = setTimeout(() => void this.make(), REST);
  }

  /** Makes a version at once. */
  choose(next: string): void {
    this.text = next;
    void this.make();
  }

  /** Its field is left. */
  leave(): void {
    if (this.text === '') this.text = undefined;
    else void this.make();
  }

  /** Makes it as typed; of what was typed since, this is not the last. */
  async make(): Promise<void> {
    this.hold();
    const next = this.text;
    if (next === undefined || next === '' || !this.mayBe(next) || next === this.#making) return;
    this.#making = next;
    await this.onversion(next);
    if (this.#making === next) this.#making = undefined;
    if (this.text === next) this.text = undefined;
  }

  /** It is not made before `make`. */
  hold(): void {
    clearTimeout(this.#timer);
  }
}
