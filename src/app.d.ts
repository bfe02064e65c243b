declare global {
  namespace App {
    interface Locals {
      /** Language of the interface, from the `lang` cookie or Accept-Language. */
      language: 'en' | 'de';
    }
    interface Error {
      message: string;
      code?: string;
    }
  }
}

export {};
