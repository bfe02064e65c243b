const MOST = 12;

/** Colours chosen since the page was opened, the latest first, so that fields can share one. */
class RecentColours {
  list = $state.raw<readonly string[]>([]);

  add(colour: string): void {
    this.list = [colour, ...this.list.filter((known) => known !== colour)].slice(0, MOST);
  }
}

export const recentColours = new RecentColours();
