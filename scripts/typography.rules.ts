import type { Language } from '@guichet/contract/rules.messages.ts'

type Rule = { what: string; bad: RegExp }

/**
 * Patterns that displayed text must not contain. French follows the Office québécois de la langue
 * française, English is Canadian.
 */
const rules: Record<Language, Rule[]> = {
  fr: [
    { what: 'a plain space before : » % $', bad: / [:»%$]/ },
    { what: 'no space before : » % $', bad: /[\p{L})»]:(?!\/|\d|mm)|[^\u00a0]»|\d[%$]/u },
    { what: 'no no-break space after «', bad: /«(?!\u00a0)/ },
    { what: 'a space before ? ! ;', bad: /\s[?!;]/ },
    { what: 'no no-break space before a unit', bad: /\d ?(?:Mo|mm|cm|km|kg|h|min)\b/ },
    { what: 'no no-break space inside thousands', bad: /\d[ ,]\d{3}(?![\d-])/ },
    { what: 'a typewriter apostrophe or quote', bad: /['"]/ },
    { what: 'three dots', bad: /\.\.\./ },
    { what: 'an English word for courriel', bad: /\be-?mails?\b/i },
    { what: 'a count of 1 with a plural', bad: /(?<![\d/,.]|× )1\s\p{L}+[^\P{L}isux]s(?!\p{L})/u },
  ],
  en: [
    { what: 'the hyphen of e-mail', bad: /e-mail/i },
    { what: 'an American spelling', bad: /cancel(?:ed|ing|ation|able)|\bcolors?\b|\bcenters?\b/i },
    { what: 'a space before : ; ? ! %', bad: /\s[:;?!%]/ },
    { what: 'a typewriter apostrophe or quote', bad: /['"]/ },
    { what: 'three dots', bad: /\.\.\./ },
    { what: 'a count of 1 with a plural', bad: /(?<![\d/,.]|× )1\s\p{L}+[^\P{L}isu]s(?!\p{L})/u },
  ],
}

/** Returns the names of the rules that a text breaks. */
export const faultsOf = (text: string, language: Language): string[] =>
  rules[language].filter(({ bad }) => bad.test(text)).map(({ what }) => what)

/** A displayed text with its location. */
export type ShownText = { at: string; language: Language; text: string }

// Sample arguments of message functions: a count of one and of several, and facts of a problem.
const samples = [1, 3].map((count) => {
  const facts = { left: count, when: '2026-11-21 09:00', total: '1,00\u00a0$', seconds: count }
  const limit = 1000 * count
  return { count, facts: { ...facts, limit, limitMegabytes: limit, limitMegapixels: limit } }
})

function resultsOf(message: (...given: unknown[]) => unknown): unknown[] {
  const wantsFacts = String(message).startsWith('({')
  return samples.map(({ count, facts }) =>
    wantsFacts ? message(facts) : message(count, count, count),
  )
}

/**
 * Returns every text below `messages` under a key `fr` or `en`; functions are called with sample
 * arguments.
 */
export function textsOf(messages: unknown, at: string, language?: Language): ShownText[] {
  if (typeof messages === 'function') {
    return language
      ? resultsOf(messages as () => unknown).flatMap((given) => textsOf(given, at, language))
      : []
  }
  if (typeof messages === 'string') return language ? [{ at, language, text: messages }] : []
  if (typeof messages !== 'object' || messages === null) return []
  return Object.entries(messages).flatMap(([key, word]) =>
    textsOf(word, `${at}.${key}`, language ?? (key === 'fr' || key === 'en' ? key : undefined)),
  )
}
