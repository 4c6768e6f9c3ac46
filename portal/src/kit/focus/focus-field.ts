// The element may not be rendered yet: retries for at most a second.
/** Focuses the first element of a box that matches a selector. */
export function focusFirst(box: HTMLElement | null, selector: string, tries = 20): void {
  const found = box?.querySelector<HTMLElement>(selector)
  if (found) found.focus()
  else if (tries > 0) setTimeout(() => focusFirst(box, selector, tries - 1), 50)
}

/** Focuses the field with this `data-field`. */
export const focusField = (box: HTMLElement | null, field: string): void =>
  focusFirst(box, `[data-field="${CSS.escape(field)}"]`)
