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
  {
    old: /\b(?:type|interface|class) (?:Said|Told|Made|Kept|Sought|Taken|Given|Drawn|Sold|Found|Done|Held|Sent|Paid|Known|Written|Shown|Chosen|Seen|Lost|Meant|Lent|(?!Speed|Feed|Need|Seed)[A-Z][a-z]+ed)(?= ?[=<{])/,
    instead: 'the name of the thing',
  },
]

/** Names that hide what a value is. Keys of objects and types may have them, as JSON does. */
const emptyName = '(?:of|one|said|told)'
const valueType = '(?:readonly )?(?:string|number|boolean|unknown|object|[A-Z]\\w*)[^,=]*'
/** Positions of a line in which a name is declared, or used as the variable that it names. */
const namePositions = [
  `\\b(?:const|let|var) ${emptyName}\\b`,
  `\\bfunction\\*? ${emptyName}[(<]`,
  `(?<![.\\w])${emptyName} =>`,
  `\\((?:[^(){}]*, )?${emptyName}\\??: `,
  `\\((?:[^()]*, )?${emptyName}(?:, [^()]*)?\\)(?:: [\\w<>[\\]|, ]+)? =>`,
  `, ${emptyName}\\??: ${valueType}\\)`,
  `(?:\\(|, )${emptyName} = `,
  `\\bcatch \\(${emptyName}\\)`,
  `\\[(?:[^\\]'"\`]*, )?${emptyName}(?:[,\\]]| = )`,
  `\\{ (?:[^{}'"\`]*, )?(?:\\w+: |\\w+ as )?${emptyName}(?:,| \\}| = )`,
  `\\.\\.\\.${emptyName}\\b`,
  // Parts of a declaration that is broken over several lines.
  `^\\s*(?:\\w+: )?${emptyName},$`,
  `^\\s*${emptyName}\\??: ${valueType},$`,
  `^\\s*${emptyName}(?:: [^=]+)? = `,
].map((position) => new RegExp(position))
const nameTerms: readonly Term[] = namePositions.map((old) => ({
  old,
  instead: 'a name that says what it is',
}))

/** Words of comments and docs that code may use as names or in texts for people. */
const proseTerms: readonly Term[] = [
  { old: /\banew\b/i, instead: 'again' },
  { old: /\bstrangers?\b/i, instead: 'anonymous visitor' },
  { old: /\bbeside\b(?!`)/i, instead: 'next to, in addition to' },
  { old: /\b(?:is|are|was|were|be|been) told\b(?! apart| to )/i, instead: 'notified, sent, shown' },
  { old: /\bpapers\b/i, instead: 'PDFs, prints' },
]
const isComment = (line: string) => /^\s*(?:\{?\/\*|\/\/|\*)/.test(line)

/**
 * Returns a line `line: word → term` for each old word in a text.
 *
 * @param isProse Whether all of the text is prose, as in a page of the docs.
 */
export const oldWordsIn = (text: string, isProse = false): string[] =>
  text.split('\n').flatMap((line, i) =>
    [...terms, ...(isProse || isComment(line) ? proseTerms : nameTerms)].flatMap(
      ({ old, instead }) => {
        const [word] = old.exec(line) ?? []
        return word === undefined ? [] : [`${i + 1}: ${word.trim()} → ${instead}`]
      },
    ),
  )

const openings = /^(?:What|Who|Whoever|Of|One|Nothing of|That which)\b/

/** Text of the comment that begins in a line; '' without one. */
function commentBeginningIn(lines: readonly string[], i: number): string {
  const [line, previous, next] = [lines[i], lines[i - 1], lines[i + 1]].map((l) => l?.trim() ?? '')
  if (line!.startsWith('//')) return previous!.startsWith('//') ? '' : line!.slice(2).trim()
  if (line === '/**') return next!.replace(/^\*\s*/, '')
  return /(?:^|[\s{])(?:\/\*+|\/\/) *(.*)/.exec(line!)?.[1] ?? ''
}

/**
 * Returns a line `line: beginning` for each comment of a source file that begins with a relative
 * clause, such as "What is sold": such an opening hides the noun that the comment is about.
 */
export function headlessCommentsIn(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((_, i) => {
    const beginning = commentBeginningIn(lines, i)
    return openings.test(beginning) ? [`${i + 1}: ${beginning}`] : []
  })
}
