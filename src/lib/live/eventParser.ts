/** One event of a stream of server-sent events (HTML Standard, 9.2.6). */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
  /** What to resume behind; undefined: this event names nothing. */
  readonly id: string | undefined;
}

/** Reads the text of an event stream, which may come in any pieces. Comments and times to retry are left out. */
export class EventParser {
  #rest = '';

  /** The events that are complete with this piece. */
  push(text: string): ServerEvent[] {
    const blocks = `${this.#rest}${text}`.replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap(eventOf);
  }
}

function eventOf(block: string): ServerEvent[] {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const all = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = all('data');
  return data.length === 0
    ? []
    : [{ name: all('event').at(-1) ?? 'message', data: data.join('\n'), id: all('id').at(-1) }];
}
