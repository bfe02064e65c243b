import { describe, expect, it } from 'vitest';
import english from '../messages/en/blocked.js';
import german from '../messages/de/blocked.js';
import { blockedSentence } from './blocked.js';

const OWN = 'https://widgets.example.org';

describe('a blocked request in words', () => {
  const CASES: [origin: string, directive: string, en: string, de: string][] = [
    [
      'https://a.example',
      'connect-src',
      'a request to https://a.example. This address',
      'eine Anfrage an https://a.example. Diese Adresse'
    ],
    [
      'https://a.example',
      'style-src-elem',
      'a style sheet from https://a.example. This address',
      'eine Formatvorlage von https://a.example. Diese'
    ],
    [
      'http://a.example',
      'img-src',
      'an image from http://a.example. Only https',
      'ein Bild von http://a.example. Nur https'
    ],
    [
      'wss://a.example',
      'connect-src',
      'a request to wss://a.example. Only https',
      'eine Anfrage an wss://a.example. Nur https'
    ],
    [
      'https://a.example',
      'script-src-elem',
      'a script from https://a.example. Only the widget’s own files',
      'ein Skript von https://a.example. Das geht nur'
    ],
    [
      '',
      'frame-src',
      'a page in a frame from (address unknown). Only the',
      'eine Seite in einem Rahmen von (Adresse unbekannt). Das'
    ],
    [OWN, 'connect-src', `a request to ${OWN}. No widget may`, `eine Anfrage an ${OWN}. Kein Widget darf`],
    [
      'https://a.example',
      'constructor',
      'something from https://a.example. Only the widget’s',
      'etwas von https://a.example. Das geht'
    ]
  ];

  it.each(CASES)('names what was blocked and why: %s by %s', (origin, directive, en, de) => {
    expect(blockedSentence({ origin, directive }, OWN, english)).toContain(`Blocked: ${en}`);
    expect(blockedSentence({ origin, directive }, OWN, german)).toContain(`Blockiert: ${de}`);
  });
});
