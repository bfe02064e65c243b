const TARGET = { en: 'Target', de: 'Ziel', fr: 'Objectif' };

widget.registerDataChangedHandler(() => {
  const { lang } = document.documentElement;
  const [number, target] = [valueOf('Number', 0), valueOf('Target', 0)];
  const share = target > 0 ? Math.min(1, Math.max(0, number / target)) : 0;
  document.documentElement.style.setProperty('--colour', valueOf('Colour', ''));
  document.documentElement.style.setProperty('--share', `${share * 100}%`);
  document.getElementById('unit').textContent = textOf('Unit');
  document.getElementById('number').textContent = number.toLocaleString(lang);
  document.getElementById('target').textContent = `${TARGET[lang] || TARGET.en} ${target.toLocaleString(lang)}`;
});
widget.sendReady();
