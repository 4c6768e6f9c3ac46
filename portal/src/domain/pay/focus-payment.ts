/**
 * Focuses the first enabled payment button, so that Enter activates it. The focus is shown, also
 * after a press of the mouse. When the button has the focus already, it is pressed.
 */
export function focusPayment(box: HTMLElement | null): void {
  const button = box?.querySelector<HTMLElement>('[data-pay]:enabled')
  if (button && button === document.activeElement) button.click()
  else button?.focus({ focusVisible: true })
}
