/** Focuses the first enabled payment button, so that Enter activates it. */
export function focusPayment(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[data-pay]:enabled')?.focus()
}
