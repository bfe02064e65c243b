import { redirect, type ServerLoadEvent } from '@sveltejs/kit';
import { FIRST_SCREEN, ownPath } from '$lib/server/people/ownPath.js';
import { app } from '$lib/server/app/currentApp.js';

const FAILURES = ['link', 'company', 'cookies'] as const;

/** `?to`: where to go then; `?beside`: opened beside a page that must not be left; `?failed`: what did not let in. */
export const load = async ({ locals, url }: ServerLoadEvent) => {
  const asked = ownPath(url.searchParams.get('to'));
  const isSeparateTab = url.searchParams.has('beside');
  const isSignedIn = locals.actor !== undefined;
  if (isSignedIn && !isSeparateTab) redirect(303, asked);
  const { people } = app();
  const to = asked === '/' && (await people.isUnvisited()) ? FIRST_SCREEN : asked;
  const then = isSeparateTab ? '/sign-in?beside' : to;
  const company = people.company && {
    label: people.company.label,
    href: `/sign-in/company?to=${encodeURIComponent(then)}`
  };
  const why = locals.severalSessions ? 'cookies' : url.searchParams.get('failed');
  const failure = FAILURES.find((each) => each === why);
  const hasNoPasswords = await people.hasNoPasswords();
  return { to, signIn: { company, hasNoPasswords, failure, isSeparateTab, isSignedIn } };
};
