import { unaccented } from '@guichet/contract/fold.ts'
import { codePartsOf, codeWord, type Codes } from './request-codes.rules.ts'

/**
 * Token of a sentence. `text` is as typed, `plain` without accents and capitals. `isSoft`: an
 * article, as "une" may be a quantity but never a day. `isAfterX`: "x2".
 */
export type Token =
  | { kind: 'word'; text: string; plain: string }
  | {
      kind: 'number'
      text: string
      plain: string
      value: number
      isSoft: boolean
      isAfterX: boolean
    }
  | { kind: 'break' }

/** Nobody types more; the rest is not read. */
const mostTokens = 80
const longestWord = 40

/** Number words by number. */
const numberWords: Record<number, string> = {
  1: 'one',
  2: 'deux two',
  3: 'trois three',
  4: 'quatre four',
  5: 'cinq five',
  6: 'six',
  7: 'sept seven',
  8: 'huit eight',
  9: 'neuf nine',
  10: 'dix ten',
  11: 'onze eleven',
  12: 'douze twelve douzaine dozen',
  13: 'treize thirteen',
  14: 'quatorze fourteen',
  15: 'quinze fifteen',
  16: 'seize sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'vingt twenty',
}
const numbers = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
)
const articles = new Set(['un', 'une', 'a', 'an'])
const breaks = new Set(['et', 'and', 'puis', 'then', 'plus'])
/** Words without meaning for products, ignored in sentences and names. */
const noise = new Set(
  [
    'de du des d le la les l au aux en pour avec par ce cet cette svp stp merci bonjour je j',
    'voudrais voudrait veux vouloir prendre s il vous plait the of at to in on for with by this',
    'please thanks hello i we d like want would need some get take us me nous qu que est c chaque',
  ]
    .join(' ')
    .split(' '),
)

const pieces =
  /[-+]?\d+(?:[.,]\d+)?[%$]|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}:\d{2}|\d+[-.,/]\d[\d\-.,/]*|\d+|aujourd['’]hui|\p{L}+|[,;+&|]|[^\s\p{L}\p{N}\p{P}]+|\p{N}+/gu
const isShortNumber = (text: string) => /^\d{1,4}$/.test(text)

/** Words, numbers and codes of a sentence; "2ad1enf" is split. */
export function tokensOf(sentence: string, codes: Codes): Token[] {
  const tokens: Token[] = []
  // An amount or a share is no count and no day: "10 %", "-10%".
  for (const piece of sentence.replaceAll(/(\d)\s+(?=[%$])/g, '$1').match(/\S+/g) ?? [])
    for (const { text, isCode } of codePartsOf(piece, codes)) {
      tokens.push(...(isCode ? [codeToken(text)] : tokensIn(text)))
      if (tokens.length >= mostTokens) return withNumbers(tokens.slice(0, mostTokens))
    }
  return withNumbers(tokens)
}
const codeToken = (text: string): Token => ({ kind: 'word', text, plain: codeWord(text) })
function tokensIn(piece: string): Token[] {
  const found = unaccented(piece).replaceAll('×', 'x').match(pieces) ?? []
  return found
    .slice(0, mostTokens)
    .map((plain) => tokenOf(plain.slice(0, longestWord), found.length === 1 ? piece : plain))
}

function tokenOf(plain: string, text: string): Token {
  if (breaks.has(plain) || /^[,;+&|]$/.test(plain)) return { kind: 'break' }
  if (!isShortNumber(plain)) return { kind: 'word', text, plain: plain.replace(/['’]/g, '') }
  return { kind: 'number', text, plain, value: Number(plain), isSoft: false, isAfterX: false }
}

const isX = (token: Token | undefined) => token?.kind === 'word' && token.plain === 'x'

/** Converts number words: "deux", "vingt-deux", "une"; removes the x of "2x" and "x2". */
function withNumbers(tokens: readonly Token[]): Token[] {
  const read: Token[] = []
  for (const [i, token] of tokens.entries()) {
    const before = read.at(-1)
    if (isPreposition(token) || isTimes(token, before, tokens[i + 1])) continue
    const number = numberOf(token, before)
    if (!number) read.push(token)
    else if (isTwenty(before) && number.value < 10 && !/\d/.test(number.plain))
      read.splice(-1, 1, { ...before, ...number, value: 20 + number.value })
    else read.push({ ...number, isAfterX: isX(tokens[i - 1]) })
  }
  return read
}
/** With an accent it is the preposition of "à 13h", not an article. */
const isPreposition = (token: Token) => token.kind === 'word' && /^à$/i.test(token.text)
const isTimes = (token: Token, before: Token | undefined, next: Token | undefined) =>
  isX(token) && (before?.kind === 'number' || next?.kind === 'number')

type NumberToken = Extract<Token, { kind: 'number' }>
const isTwenty = (token: Token | undefined): token is NumberToken =>
  token?.kind === 'number' && ['vingt', 'twenty'].includes(token.plain)

function numberOf(token: Token, before: Token | undefined): NumberToken | null {
  if (token.kind === 'break') return null
  if (token.kind === 'number') return token
  const { text, plain } = token
  const value = numbers.get(plain)
  if (value !== undefined)
    return { kind: 'number', text, plain, value, isSoft: false, isAfterX: false }
  // The a of "3 a" is the beginning of a word, as in "3 adultes".
  if (!articles.has(plain) || before?.kind === 'number') return null
  return { kind: 'number', text, plain, value: 1, isSoft: true, isAfterX: false }
}

/** Whether a word has no meaning by itself; the letter of "2 s" begins a name. */
export const isNoise = (plain: string, before?: { kind: string }): boolean =>
  noise.has(plain) && !(plain.length === 1 && before?.kind === 'number')

const isNamed = (word: string) =>
  !/^[,;+&|]$/.test(word) && !isNoise(word) && !articles.has(word) && !breaks.has(word)
/** Words of a name in the form of sentence words, without meaningless ones. */
export const wordsOfName = (name: string): string[] =>
  (unaccented(name).match(pieces) ?? []).filter(isNamed)
