// What was only just asked may still be on its way to the screen: it is waited for, a second at
// most.
/** Leads to the first element of a box that a selector names. */
export function focusFirst(box: HTMLElement | null, selector: string, tries = 20): void {
  const found = box?.querySelector<HTMLElement>(selector)
  if (found) found.focus()
  else if (tries > 0) setTimeout(() => focusFirst(box, selector, tries - 1), 50)
}

/** Leads to a field that is named by `data-field`. */
export const focusField = (box: HTMLElement | null, field: string): void =>
  focusFirst(box, `[data-field="${CSS.escape(field)}"]`)
