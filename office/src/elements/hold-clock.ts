const second = 1000

/**
 * The time that is left until the hold of a cart ends, in minutes and seconds; then the page is
 * loaded again, and says that the places are no longer held. The clock of the device may be wrong:
 * only the length since the page was made counts.
 */
export class HoldClock extends HTMLElement {
  #timer = 0

  connectedCallback(): void {
    const endsAt = performance.now() + Number(this.dataset.seconds) * second
    const show = () => {
      const left = Math.ceil((endsAt - performance.now()) / second)
      if (left <= 0) {
        window.clearInterval(this.#timer)
        window.location.reload()
        return
      }
      this.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    }
    show()
    this.#timer = window.setInterval(show, second)
  }

  disconnectedCallback(): void {
    window.clearInterval(this.#timer)
  }
}
