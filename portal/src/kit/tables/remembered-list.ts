/** A list as it was left, for the way back from a record, and where it is in the history. */
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
  /** A page that stands where the list was, or before it, has taken its place. */
  forgetFrom(historyIndex: number): void {
    if (this.#index !== null && historyIndex <= this.#index) this.#index = null
  }
  /** How many steps of the history lead back to the list; null where none does. */
  steps(historyIndex: number): number | null {
    return this.#index === null ? null : historyIndex - this.#index
  }
}
