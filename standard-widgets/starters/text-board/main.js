widget.registerDataChangedHandler(() => {
  document.documentElement.style.setProperty('--colour', valueOf('Colour', ''));
  document.getElementById('heading').textContent = textOf('Heading');
  const paragraphs = textsOf('Text').map((text) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    return paragraph;
  });
  document.getElementById('paragraphs').replaceChildren(...paragraphs);
});
widget.sendReady();
