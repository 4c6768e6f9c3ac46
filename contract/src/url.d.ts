/** Types of classes that exist in both the browser and Node, as far as the contract uses them. */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly username: string
  readonly password: string
}
declare class URLSearchParams {
  constructor(text: string)
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>
}
