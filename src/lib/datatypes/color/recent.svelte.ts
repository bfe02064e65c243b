const MOST = 12;

/** Colours chosen since the page was opened, latest first, shared by all fields. */
class RecentColours {
  list = $state.raw<readonly string[]>([]);

  add(colour: string): void {
    this.list = [colour, ...this.list.filter((known) => known !== colour)].slice(0, MOST);
  }
}

export const recentColours = new RecentColours();
