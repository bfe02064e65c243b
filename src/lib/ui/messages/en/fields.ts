const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('en')} ${value === 1 ? one : many}`;

export const fields = {
  on: 'On',
  off: 'Off',
  choose: 'Choose…',
  emptyItem: '(empty)',
  noLongerAvailable: (item: string) => `${item} (no longer available)`,
  unusable: (value: string) => `Stored: ${value}`,

  decrease: 'Decrease',
  increase: 'Increase',
  rounded: (value: string) => `Rounded to ${value}`,

  characters: (used: number, maximum: number) => `${used} of ${maximum} characters`,
  text: (position: number) => `Text ${position}`,
  addText: 'Add text',

  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  dragHint: 'Drag to change the order, or Alt+↑ and Alt+↓',
  moved: (name: string, position: number, total: number) => `${name} is now ${position} of ${total}`,
  removed: (name: string) => `${name} removed`,
  used: (now: number, most: number) => `${now} of ${most}`,

  openPalette: 'Pick a colour',
  colour: 'Colour',
  opacity: 'Opacity',
  recentColours: 'Used in this form',

  from: 'From',
  to: 'To',
  zone: 'Time zone',
  zoneSearch: 'City or region',
  zoneNone: 'No time zone of this name',
  zoneOff: 'Time zone entry is switched off on this platform. Times are kept without a zone.',
  zoneNeedsTime: 'This widget asks for a time zone but not for a time, so no zone can be entered.',
  gap: (zone: string) => `This time does not exist in ${zone}: the clocks are put forward. Nearest times:`,
  twice: (zone: string) => `This time occurs twice in ${zone}: the clocks are put back. Which one?`,
  twiceFirst: (time: string, offset: string) => `${time}, first (${offset})`,
  twiceSecond: (time: string, offset: string) => `${time}, second (${offset})`,

  close: 'Close',
  retry: 'Try again',
  loadFailed: 'The list could not be loaded. Check the connection, then try again.'
};
