/** Leads to the buttons that are pressed to pay; on one of them the key presses it. */
export function focusPayment(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[data-pay]:enabled')?.focus()
}
