import { getContext, setContext } from 'svelte';
import type { MessageLanguage } from '../language/languages.js';
import type { Platform } from '../ascdata/dataTypeModel.js';
import type { BrandColour, Catalogue, PageAccount } from '../api.js';
import type { DeveloperSwitch } from './developerSwitch.svelte.js';
import { loadedTexts, type Part, type Texts } from '../messages/load.js';

/** What every screen shares: language and texts, the signed-in person, and whether developer tools are shown. Set once by the root layout. */
export interface Interface {
  readonly language: MessageLanguage;
  readonly t: Texts<'base'>;
  readonly account?: PageAccount;
  readonly developer: DeveloperSwitch;
  /** Origin of widgets besides the page's own; `*` in it stands for a label. */
  readonly widgetSites?: string | undefined;
}

/** The colours that administrators keep for everybody. */
export interface BrandPalette {
  /** Rejects if it cannot be read. */
  readonly list: () => Promise<readonly BrandColour[]>;
  /** Stores what `change` makes of the colours read last; returns them as stored, or why it failed. */
  readonly edit?: (
    change: (colours: readonly BrandColour[]) => readonly BrandColour[]
  ) => Promise<{ readonly colours?: readonly BrandColour[]; readonly text?: string | undefined }>;
}

/** What inputs need of the platform. Set by the editor page. */
export interface FieldServices {
  readonly catalogue: Catalogue;
  readonly platform: Platform;
  /** `YYYY-MM-DD` in the user's zone. */
  readonly today: string;
  /** The current Values of the widget's elements of a DataType. */
  readonly valuesOf?: (dataType: string) => readonly unknown[];
  readonly brand?: BrandPalette;
  /** Dates and times are typed as text, as in a cell: the browser's own controls take only some keys. */
  readonly isTyped?: boolean;
}

const interfaceKey = Symbol('interface');
const servicesKey = Symbol('field services');

export const provideInterface = (value: Interface): Interface => setContext(interfaceKey, value);
export const useInterface = (): Interface => getContext<Interface>(interfaceKey);
/**
 * The texts of a part, for a `$derived`: they follow the language. What loads the component awaits them (`loadTexts`), or another
 * part of `parts.ts`: these come together.
 */
export const useTexts = <P extends Part>(part: P): Texts<P> => loadedTexts(part, useInterface().language);
export const provideFieldServices = (value: FieldServices): FieldServices => setContext(servicesKey, value);
export const useFieldServices = (): FieldServices => getContext<FieldServices>(servicesKey);
