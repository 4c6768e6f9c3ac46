/** What the contract uses of a class that both the browser and Node have. */
declare const URL: { canParse: (url: string) => boolean }
