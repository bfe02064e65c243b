const widget = new DashboardWidgetBase(new WizardBase());
const TARGET: Readonly<Record<string, string>> = { en: 'Target', de: 'Ziel', fr: 'Objectif' };

widget.registerDataChangedHandler(() => {
  const { lang } = document.documentElement;
  const { Number: figure, Unit, Target, Colour } = widget.getElementData();
  const [number, target] = [figure.Value, Target.Value];
  const share = target > 0 ? Math.min(1, Math.max(0, number / target)) : 0;
  document.documentElement.style.setProperty('--colour', Colour.Value);
  document.documentElement.style.setProperty('--share', `${share * 100}%`);
  byId('unit').textContent = textsOf(Unit.Value).join(' ');
  byId('number').textContent = number.toLocaleString(lang);
  byId('target').textContent = `${TARGET[lang] ?? 'Target'} ${target.toLocaleString(lang)}`;
});
widget.sendReady();
