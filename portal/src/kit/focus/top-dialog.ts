/**
 * Whether the dialog that contains an element is the topmost one. Every open dialog receives
 * Escape: a dialog below a confirmation must not close with it. The calendars of fields do not
 * count as dialogs.
 */
export const isTopDialog = (inside: Element | null): boolean => {
  const last = [
    ...document.querySelectorAll('[role="dialog"]:has(.mantine-Modal-body, .mantine-Drawer-body)'),
  ].at(-1)
  return inside === null || last === undefined || last.contains(inside)
}
