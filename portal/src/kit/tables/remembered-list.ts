/** The last state of a list and its history index, for the way back from a record. */
export class RememberedList<Search extends { peek: string }> {
  #last: Search
  #index: number | null = null
  constructor(defaults: Search) {
    this.#last = defaults
  }

  remember(search: Search, historyIndex: number): void {
    this.#last = { ...search, peek: '' }
    this.#index = historyIndex
  }
  search(): Search {
    return this.#last
  }
  /** Forgets the list when a page at its history index, or an earlier one, has replaced it. */
  forgetFrom(historyIndex: number): void {
    if (this.#index !== null && historyIndex <= this.#index) this.#index = null
  }
  /** Number of history steps back to the list; null if it is not in the history. */
  steps(historyIndex: number): number | null {
    return this.#index === null ? null : historyIndex - this.#index
  }
}
