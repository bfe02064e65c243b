import type { Presets, TableBody, TableCell, TableSaved, ValuesReach } from '../api.js';
import type { Values } from '../ascdata/types.js';
import { request, type Answer } from '../client/request.js';
import { askReach } from '../editor/putValues.js';

export interface TableClient {
  /** All rows, read page by page. */
  read(): Promise<Answer<TableBody[]>>;
  save(body: TableSave): Promise<Answer<TableSaved>>;
  /** Presets of the template. */
  presets(): Promise<Answer<Presets>>;
  /** How a save of a template with these own Values would affect its heirs; undefined: the server could not tell. */
  reach(id: number, values: Values): Promise<ValuesReach | undefined>;
}

interface TableSave {
  readonly Cells?: readonly TableCell[];
  readonly Applies?: readonly { readonly Widget: number; readonly Preset: number }[];
  readonly Undo?: number;
  readonly DryRun?: boolean;
  readonly LeaveOut?: boolean;
}

export function tableClient(id: number): TableClient {
  const path = `/api/Widgets/${id}/Variants/Values`;
  return {
    async read() {
      const bodies: TableBody[] = [];
      for (let after: number | null = 0; after !== null;) {
        const answer: Answer<TableBody> = await request<TableBody>(`${path}?after=${after}`);
        if (!answer.ok) return answer;
        bodies.push(answer.value);
        after = answer.value.Next;
      }
      return { ok: true, value: bodies };
    },
    reach: (template, values) => askReach({ id: template, values }),
    save: (json) => request<TableSaved>(path, { method: 'POST', json }),
    presets: () => request<Presets>(`/api/Widgets/${id}/Presets`)
  };
}
