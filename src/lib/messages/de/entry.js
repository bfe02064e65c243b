/** @type {import('../../../server/messages.js').EntryTexts} */
export default {
  unclearHost:
    'Die Anfrage nennt nicht eindeutig einen Server. Nötig sind ein Pfad und ein Host-Header mit Name und Port.',
  behindProxy: (name, origin) =>
    `Unter dem Namen „${name}“ antwortet dieser Server nicht. Stattdessen ${origin} öffnen. Wurde das geöffnet, muss der Proxy davor den Host-Header weitergeben.`,
  foreignHost: (name, address) =>
    `Unter dem Namen „${name}“ antwortet dieser Server nicht. Stattdessen ${address} öffnen oder in ORIGIN die Adresse angeben, die geöffnet wird.`
};
