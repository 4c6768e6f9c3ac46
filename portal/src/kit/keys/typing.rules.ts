type Press = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat' | 'defaultPrevented'
>

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'
const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Whether a key may act as a shortcut: no field has the focus, no dialog is open, no modifier is
 * held.
 */
export const isFreeKey = (press: Press, target: EventTarget | null): boolean => {
  const { ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = press
  if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) return false
  if (target instanceof Element && target.closest(fields)) return false
  return !isDialogOpen()
}

export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null
