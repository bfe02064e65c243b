/** What it says while there is nothing to show. */
const HINTS = {
  en: 'No setting yet: whatever you add shows here at once.',
  de: 'Noch keine Einstellung: Was hinzukommt, erscheint sofort hier.',
  fr: 'Aucun paramètre pour l’instant : ce que vous ajoutez s’affiche ici aussitôt.'
};

document.getElementById('title').textContent = document.title;

widget.registerDataChangedHandler(() => {
  const isEmpty = Object.keys(widget.getElementData()).length === 0;
  document.getElementById('hint').textContent = isEmpty ? HINTS[document.documentElement.lang] || HINTS.en : '';
});
widget.sendReady();
