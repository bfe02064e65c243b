import type { AscData, AscElement, Condition } from '../src/lib/ascdata/types.js';

/**
 * The baseline: what a careful person writes by hand without a framework. Labels and native controls, one listener on the
 * form, a precomputed map from each element to those whose conditions test it. No validation, no undo, no markers.
 */
export function mountVanilla(host: HTMLElement, form: AscData): void {
  const elements = form.Elements ?? [];
  const values = new Map(elements.map((element) => [element.Id, plain(element.Value)]));
  const rows = new Map<string, HTMLElement>();
  const dependents = new Map<string, AscElement[]>();
  for (const element of elements) {
    for (const condition of element.Options?.Conditions ?? []) {
      dependents.set(condition.TargetId, [...(dependents.get(condition.TargetId) ?? []), element]);
    }
  }
  const met = (condition: Condition) => values.get(condition.TargetId) === condition.Value;
  const hidden = (element: AscElement) => {
    const conditions = element.Options?.Conditions ?? [];
    return conditions.length > 0 && conditions.every(met);
  };
  const list = document.createElement('div');
  for (const element of elements) {
    const row = document.createElement('div');
    row.className = 'row';
    const label = document.createElement('label');
    label.textContent = element.DisplayName;
    label.htmlFor = element.Id;
    row.append(label, control(element));
    row.hidden = hidden(element);
    rows.set(element.Id, row);
    list.append(row);
  }
  list.addEventListener('input', (event) => {
    const input = event.target as HTMLInputElement;
    const value =
      input.type === 'checkbox' ? input.checked : input.dataset.kind === 'number' ? Number(input.value) : input.value;
    values.set(input.id, value);
    for (const element of dependents.get(input.id) ?? []) rows.get(element.Id)!.hidden = hidden(element);
  });
  host.append(list);
}

/** The Value as one control has it: of a text, the text. */
export function plain(value: unknown): unknown {
  return Array.isArray(value) ? (value[0] as { Text: string }).Text : value;
}

function control(element: AscElement): HTMLElement {
  const value = plain(element.Value);
  if (element.Items) {
    const select = document.createElement('select');
    select.id = element.Id;
    for (const item of element.Items) select.append(new Option(item, item, false, item === value));
    return select;
  }
  if (element.Options?.MultilineSize) {
    const area = document.createElement('textarea');
    area.id = element.Id;
    area.rows = Number(element.Options.MultilineSize);
    area.value = String(value);
    return area;
  }
  const input = document.createElement('input');
  input.id = element.Id;
  if (element.DataType === 'boolean') {
    input.type = 'checkbox';
    input.checked = value === true;
    return input;
  }
  input.type = element.DataType === 'date' ? 'datetime-local' : 'text';
  if (element.DataType === 'date') input.step = '1';
  if (element.DataType === 'number') input.dataset.kind = 'number';
  input.value = String(value);
  return input;
}
