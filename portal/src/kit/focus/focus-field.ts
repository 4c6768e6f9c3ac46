// What was only just asked may still be on its way to the screen: it is waited for, a second at
// most.
/** Leads to a field that is named by `data-field`. */
export function focusField(box: HTMLElement | null, field: string, tries = 20): void {
  const input = box?.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(field)}"]`)
  if (input) input.focus()
  else if (tries > 0) setTimeout(() => focusField(box, field, tries - 1), 50)
}
