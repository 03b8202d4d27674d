/** Whether the element with the focus uses keys and clipboard itself, as the cells of a table do. */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-own-keys]') !== null
