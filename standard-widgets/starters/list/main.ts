const widget = new DashboardWidgetBase(new WizardBase());

widget.registerDataChangedHandler(() => {
  const { Title, Lines, Count, Colour } = widget.getElementData();
  document.documentElement.style.setProperty('--colour', Colour.Value);
  byId('title').textContent = textsOf(Title.Value).join(' ');
  const lines = textsOf(Lines.Value)
    .slice(0, Count.Value)
    .map((text) => {
      const line = document.createElement('li');
      // As text: a Value is what somebody typed, and never HTML.
      line.textContent = text;
      return line;
    });
  byId('lines').replaceChildren(...lines);
});
widget.sendReady();
