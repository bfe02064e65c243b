const widget = new DashboardWidgetBase(new WizardBase());

widget.registerDataChangedHandler(() => {
  const { Heading, Text, Colour } = widget.getElementData();
  document.documentElement.style.setProperty('--colour', Colour.Value);
  byId('heading').textContent = textsOf(Heading.Value).join(' ');
  const paragraphs = textsOf(Text.Value).map((text) => {
    const paragraph = document.createElement('p');
    // As text: a Value is what somebody typed, and never HTML.
    paragraph.textContent = text;
    return paragraph;
  });
  byId('paragraphs').replaceChildren(...paragraphs);
});
widget.sendReady();
