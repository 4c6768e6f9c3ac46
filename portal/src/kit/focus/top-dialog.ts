/**
 * Whether nothing stands over the dialog that holds an element. Escape is heard by every open
 * dialog at once: one that another one stands over, to ask something, must not leave with it. The
 * small calendars of fields are no dialogs in this sense.
 */
export const isTopDialog = (inside: Element | null): boolean => {
  const last = [
    ...document.querySelectorAll('[role="dialog"]:has(.mantine-Modal-body, .mantine-Drawer-body)'),
  ].at(-1)
  return inside === null || last === undefined || last.contains(inside)
}
