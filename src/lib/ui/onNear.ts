/** How far outside the view something is still near. */
const NEAR = '600px';

/** For `{@attach}`: calls `act` whenever the element comes near the view, before it is seen. */
export const onNear =
  (act: () => void) =>
  (node: Element): (() => void) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), { rootMargin: NEAR });
    observer.observe(node);
    return () => observer.disconnect();
  };
