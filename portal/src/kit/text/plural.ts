import { numberFormat } from './formats.ts'
import { localeOf, type Language } from './messages.ts'

type Forms = { one: string; other: string; many?: string }
const rules = { fr: new Intl.PluralRules(localeOf.fr), en: new Intl.PluralRules(localeOf.en) }

/**
 * A counted phrase: `#` becomes the figure. French uses the singular for 0 and 1, and has the
 * category `many` (a million), which falls back to `other`.
 */
const plural =
  (language: Language) =>
  (count: number, forms: Forms): string => {
    const form = forms[rules[language].select(count) as keyof Forms] ?? forms.other
    return form.replace('#', numberFormat(language).format(count))
  }
export const pluralFr = plural('fr')
export const pluralEn = plural('en')
