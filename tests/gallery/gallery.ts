import { mount } from 'svelte';
import type { MessageLanguage } from '../../src/lib/language/languages.js';
import { loadTexts } from '../../src/lib/messages/load.js';
import '../../src/lib/ui/base.css';
import '../../src/lib/ui/tokens.css';
import Gallery from './Gallery.svelte';

/** `/gallery?language=de&dir=rtl`; light or dark as the browser is, narrow as its window. */
const asked = new URLSearchParams(location.search);
const language = (asked.get('language') ?? 'en') as MessageLanguage;
const { documentElement } = document;
documentElement.lang = language;
documentElement.dir = asked.get('dir') ?? 'ltr';

// Of the list that can be reordered.
await loadTexts('pickers', language);
mount(Gallery, { target: document.body, props: { language, t: await loadTexts('base', language) } });
