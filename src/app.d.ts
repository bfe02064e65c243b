declare global {
  namespace App {
    interface Locals {
      /** Language of the interface, from the `lang` cookie or Accept-Language. */
      language: import('$lib/language/languages.js').MessageLanguage;
      /** The caller; undefined: nobody is signed in. */
      actor?: import('$lib/server/platform/authorization/actor.js').Actor;
      /** Of the browser that asks; undefined: nobody, or a key. */
      sessionId?: number;
      /** The browser sent more than one session cookie, so none of them counted. */
      severalSessions?: boolean;
      /** Of the key that asks; undefined: nobody, a browser, or the key of the environment. */
      keyId?: number;
      /** Of a file of a widget: the external origins that its template may reach. */
      origins?: readonly string[];
      /** What was in the way while a page was made. */
      storeFailure?: import('$lib/server/platform/store/failures.js').StoreFailure;
    }
    interface PageState {
      /** Id of the tile whose editor is open beside the dashboard. */
      editing?: string;
      /** The tile that is shown large on the dashboard, and in which of the widget's views. */
      viewing?: { readonly tile: string; readonly view: 'detail' | 'report' };
      /** Name of the user that was deleted on the page before. */
      deleted?: string;
    }
    interface Platform {
      /** Of the production server. `sent`: resolves once it is answered to the last byte, or its client is gone. */
      req?: import('node:http').IncomingMessage & { readonly sent?: Promise<void> };
    }
    interface Error {
      message: string;
      code?: string;
      /** It was not found because it is in the Trash. */
      trash?: import('$lib/api.js').TrashedItem;
    }
  }
}

export {};
