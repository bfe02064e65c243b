declare global {
  namespace App {
    interface Locals {
      /** Language of the interface, from the `lang` cookie or Accept-Language. */
      language: 'en' | 'de';
      /** Who asks; undefined: nobody is signed in. */
      actor?: import('$lib/server/rights/actor.js').Actor;
      /** Of the browser that asks; undefined: nobody, or a key. */
      sessionId?: number;
      /** What was in the way while a page was made. */
      trouble?: import('$lib/server/store/trouble.js').Trouble;
    }
    interface Platform {
      /** Of the production server. */
      req?: import('node:http').IncomingMessage;
    }
    interface Error {
      message: string;
      code?: string;
    }
  }
}

export {};
