type Term = { old: RegExp; instead: string }

/** Words of an older vocabulary, each with its replacement (docs/GLOSSARY.md). */
const terms: readonly Term[] = [
  { old: /\bdeeds?\b/i, instead: 'handler, command' },
  { old: /\btwins?\b/i, instead: 'mutant' },
  { old: /\bwire[sd]?\b(?<!on the wire)/i, instead: 'endpoint' },
  { old: /\brefusals?\b/i, instead: 'API error, problem' },
  { old: /\buseWords\b|\buseSaid\b|\buseDeed\b/, instead: 'useMessages, useLocalized, useCommand' },
  { old: /\bsayings\b/i, instead: 'message' },
  { old: /\blocalized: (?:unknown|string|Record)/, instead: 'what the value is' },
  { old: /\btype (?:Said|Asked|Named|Made|Told)\b/, instead: 'the name of the thing' },
  { old: /\b(?:const|let) (?:of|one)\b/, instead: 'a name that says what it is' },
  { old: /(?:^|[([,]\s*)(?:of|one)(?:, \w+)?\)? =>/, instead: 'a name that says what it is' },
]

/** Returns a line `line: word → term` for each old word in a text. */
export const oldWordsIn = (text: string): string[] =>
  text.split('\n').flatMap((line, i) =>
    terms.flatMap(({ old, instead }) => {
      const [word] = old.exec(line) ?? []
      return word === undefined ? [] : [`${i + 1}: ${word.trim()} → ${instead}`]
    }),
  )
