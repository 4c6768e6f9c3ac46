const others: Record<string, string> = { fr: 'en', en: 'fr' }
const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values)

/**
 * Texts that are required and empty in one language, with their text in the other one, which the
 * form is saved with. The specification fills the texts of forms and questions like this.
 *
 * @param paths Paths of the fields with errors.
 */
export const textsOfOtherLanguage = (
  values: unknown,
  paths: readonly string[],
): { path: string; text: string }[] =>
  paths.flatMap((path) => {
    const keys = path.split('.')
    const place = keys.findLastIndex((key) => key in others)
    if (place < 0 || valueAt(values, keys) !== '') return []
    const text = valueAt(values, keys.with(place, others[keys[place]!]!))
    return typeof text === 'string' && text.trim() !== '' ? [{ path, text }] : []
  })
