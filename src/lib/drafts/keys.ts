type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Is it Alt+D? By the place of the key: with Alt, a Mac types another character. */
export const opensDrafts = ({ code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  code === 'KeyD' && altKey && !ctrlKey && !metaKey && !shiftKey;
