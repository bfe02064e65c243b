import type { ServerLoadEvent } from '@sveltejs/kit';

export const load = ({ locals }: ServerLoadEvent) => ({ language: locals.language });
