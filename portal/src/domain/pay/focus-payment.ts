/**
 * Focuses the first enabled payment button, so that Enter activates it. The focus is shown, also
 * after a press of the mouse.
 */
export function focusPayment(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[data-pay]:enabled')?.focus({ focusVisible: true })
}
