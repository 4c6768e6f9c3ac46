/**
 * Whether the dialog that holds an element is the topmost one. Every open dialog gets Escape: one
 * below another, which asks something, must not close with it. The small calendars of fields are no
 * dialogs in this sense.
 */
export const isTopDialog = (inside: Element | null): boolean => {
  const last = [
    ...document.querySelectorAll('[role="dialog"]:has(.mantine-Modal-body, .mantine-Drawer-body)'),
  ].at(-1)
  return inside === null || last === undefined || last.contains(inside)
}
