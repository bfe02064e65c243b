/*
 * Lists every setting that the code above does not read, with its Value: whatever is added to the definition shows at once. Delete
 * everything from here on when each setting has its place.
 */
const others = document.createElement('dl');
others.className = 'others';
document.body.append(others);

/** A Value as text. */
function shown(value) {
  if (Array.isArray(value)) return joined(value, ', ');
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  if ('Text' in value) return shown(value.Text);
  if ('Name' in value) return shown(value.Name);
  return joined(Object.values(value), ' – ');
}

function joined(values, between) {
  return values
    .map(shown)
    .filter((text) => text !== '')
    .join(between);
}

/** What a setting is called in the language of the browser. */
function nameOf({ Id, DisplayName, Translations }) {
  const texts = (Translations || {})[navigator.language.split('-')[0]] || {};
  return texts.DisplayName || DisplayName || Id;
}

widget.registerDataChangedHandler(() => {
  const rows = Object.values(widget.getElementData())
    .filter(({ Id }) => !read.has(Id))
    .map((setting) => {
      const row = document.createElement('div');
      const [name, value] = [document.createElement('dt'), document.createElement('dd')];
      // As text: a Value is what somebody typed, and never HTML.
      name.textContent = nameOf(setting);
      value.textContent = shown(setting.Value) || '–';
      row.append(name, value);
      return row;
    });
  others.replaceChildren(...rows);
});
