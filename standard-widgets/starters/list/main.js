widget.registerDataChangedHandler(() => {
  document.documentElement.style.setProperty('--colour', valueOf('Colour', ''));
  document.getElementById('title').textContent = textOf('Title');
  const lines = textsOf('Lines')
    .slice(0, valueOf('Count', 8))
    .map((text) => {
      const line = document.createElement('li');
      line.textContent = text;
      return line;
    });
  document.getElementById('lines').replaceChildren(...lines);
});
widget.sendReady();
