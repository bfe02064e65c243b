let ended = false;

/** The page is about to go, because its person is not the one any more who is signed in here: no draft is written from now on. */
export function endDrafts(): void {
  ended = true;
}

export function draftsEnded(): boolean {
  return ended;
}
