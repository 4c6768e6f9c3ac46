/** Types of classes that exist in both the browser and Node, as far as the contract uses them. */
declare const URL: { canParse: (url: string) => boolean }
declare class URLSearchParams {
  constructor(text: string)
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>
}
