/**
 * A number field with buttons for one less and one more, which a finger reaches without a keyboard.
 * With `data-sends`, its form is sent a moment after the last change, and its own button is
 * hidden.
 */
export class QuantityStepper extends HTMLElement {
  #timer = 0

  connectedCallback(): void {
    const input = this.querySelector('input')
    if (!input || this.querySelector('button')) return
    const less = this.#button('−', this.dataset.less ?? '', input, -1)
    const more = this.#button('+', this.dataset.more ?? '', input, 1)
    input.before(less)
    input.after(more)
    const show = () => {
      less.disabled = input.valueAsNumber <= Number(input.min)
      more.disabled = input.valueAsNumber >= Number(input.max)
    }
    show()
    input.addEventListener('input', show)
    if (this.dataset.sends === undefined) return
    for (const button of input.form?.querySelectorAll<HTMLElement>('button[type=submit]') ?? [])
      button.hidden = true
    input.addEventListener('input', () => this.#sendSoon(input))
  }

  #button(text: string, label: string, input: HTMLInputElement, step: 1 | -1): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'step'
    button.textContent = text
    button.setAttribute(
      'aria-label',
      `${label}, ${input.labels?.[0]?.textContent ?? input.ariaLabel}`,
    )
    button.addEventListener('click', () => {
      if (step > 0) input.stepUp()
      else input.stepDown()
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    return button
  }

  #sendSoon(input: HTMLInputElement): void {
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      if (input.value !== '' && input.checkValidity()) input.form?.requestSubmit()
    }, 600)
  }
}
