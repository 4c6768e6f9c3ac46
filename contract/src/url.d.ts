/** What the contract uses of classes that both the browser and Node have. */
declare const URL: { canParse: (url: string) => boolean }
declare class URLSearchParams {
  constructor(text: string)
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>
}
