import type { MessageLanguage } from '../../ascdata/findings.js';

/** The language of the interface: the cookie's, else what the browser likes best of ours, else English. */
export function languageOf(cookie: string | undefined, acceptLanguage: string | null): MessageLanguage {
  if (cookie === 'en' || cookie === 'de') return cookie;
  const liked = (acceptLanguage ?? '')
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const first = liked.find(({ language }) => language === 'en' || language === 'de');
  return first?.language === 'de' ? 'de' : 'en';
}
