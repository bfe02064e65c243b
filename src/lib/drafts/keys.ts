type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether it is Alt+D. Compares the physical key: on a Mac, Alt types another character. */
export const opensDrafts = ({ code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  code === 'KeyD' && altKey && !ctrlKey && !metaKey && !shiftKey;
