/** An icon; `size`: CSS pixels, both ways. Named by the set that it is from: see scripts/lib/icons.mjs. */
declare module '~icons/*' {
  const Icon: import('svelte').Component<{ readonly size: number }>;
  export default Icon;
}
