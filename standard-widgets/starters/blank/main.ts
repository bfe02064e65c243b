const widget = new DashboardWidgetBase(new WizardBase());

widget.registerDataChangedHandler(() => {
  const names = Object.keys(widget.getElementData());
  byId('title').textContent = document.title;
  byId('hint').textContent = names.join(', ');
});
widget.sendReady();
