/** What a widget was kept from reaching. It runs inside the widget, so it imports nothing. */
export default {
  kinds: {
    'connect-src': 'a request to',
    'img-src': 'an image from',
    'media-src': 'sound or video from',
    'font-src': 'a font from',
    'style-src': 'a style sheet from',
    'script-src': 'a script from',
    'frame-src': 'a page in a frame from',
    'form-action': 'a form to'
  },
  other: 'something from',
  unknown: '(address unknown)',
  sentence: (kind: string, origin: string, why: string) => `Blocked: ${kind} ${origin}. ${why}`,
  own: 'No widget may reach this product itself.',
  notHttps: 'Only https addresses can be allowed.',
  notListed:
    'This address, or the one it forwards to, is not in the list of external addresses that this widget may reach. An administrator can add it.',
  never: 'Only the widget’s own files work here, whatever its list of external addresses contains.'
};
