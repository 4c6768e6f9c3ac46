/** What the contract uses of a class that both the browser and Node have. */
declare class URL {
  static canParse(url: string): boolean
}
