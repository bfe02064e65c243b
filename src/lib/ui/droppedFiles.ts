/** A folder has a name only: it is no package. */
export type DroppedItem = File | { readonly folder: string };

/** What a drop brings: files, and folders by their names. */
export function droppedFiles(transfer: DataTransfer): DroppedItem[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const given = items.map((item): DroppedItem | null => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? { folder: entry.name } : item.getAsFile();
  });
  return given.filter((each) => each !== null);
}
