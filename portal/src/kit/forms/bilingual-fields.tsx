import { Anchor, TextInput, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { useMessages } from '../text/messages.ts'
import { formMessages } from './form.messages.ts'
import type { FieldProps } from './use-record-form.ts'
import styles from './bilingual-fields.module.css'

const languages = ['fr', 'en'] as const
type Props<P extends string> = {
  /** The form of any record that has a text at these paths. */
  form: {
    getInputProps: (path: P) => FieldProps<string>
    setFieldValue: (path: P, value: string) => void
  }
  /** Path of the text of a language, such as `internationalizedFields.fr.name`. */
  path: (language: 'fr' | 'en') => P
  label: string
  /** Maximum length by the contract; a counter is shown near it. */
  max: number
  isRequired?: boolean
  rows?: number
  description?: string
}

/**
 * A text in French and English, side by side: a missing one is marked, and can be copied from the
 * other. A required one that is left empty is saved as the other (`fill-language.rules.ts`); where
 * the record has the same text in both, the English one follows the French one.
 */
export function BilingualFields<P extends string>({
  form,
  path,
  label,
  max,
  isRequired = false,
  rows,
  description,
}: Props<P>) {
  const messages = useMessages(formMessages)
  const names = { fr: messages.french, en: messages.english }
  const textOf = (language: 'fr' | 'en') => form.getInputProps(path(language)).value
  const pair = useRef<HTMLFieldSetElement>(null)
  const missing = languages.find((language) => textOf(language) === '')
  const other = missing === 'fr' ? 'en' : 'fr'
  // The text that a stored record has in both languages; null once they differ.
  const same = useRef(isRequired && textOf('fr') === textOf('en') ? textOf('fr') : null)
  const followFrench = () => {
    const [french, was] = [textOf('fr'), same.current]
    if (!was || french === '' || french === was) return
    if (textOf('en') === was) form.setFieldValue(path('en'), french)
    same.current = textOf('en') === was ? french : null
  }
  // The button disappears once nothing is missing, so the filled field takes the focus.
  const copy = (to: 'fr' | 'en') => {
    form.setFieldValue(path(to), textOf(other))
    pair.current?.querySelector<HTMLElement>(`[lang="${to}"]`)?.focus()
  }
  return (
    <fieldset ref={pair} className={styles.pair}>
      <legend className="visually-hidden">{label}</legend>
      {languages.map((language) => {
        const isMissing = language === missing && textOf(other) !== ''
        const props = form.getInputProps(path(language))
        const field = {
          ...props,
          onBlur: (event: unknown) => {
            props.onBlur?.(event)
            if (language === 'fr') followFrench()
          },
          lang: language,
          'aria-required': isRequired,
          placeholder: isMissing && isRequired ? textOf(other) : undefined,
          'aria-label': messages.inLanguage(label, names[language]),
          label: (
            <span className={styles.label}>
              <span>
                {label} <span className="dimmed regular">{names[language]}</span>
                {isRequired && (
                  <span aria-hidden className="error">
                    {' '}
                    *
                  </span>
                )}
              </span>
              {isMissing && (
                <span className={styles.missing}>
                  {isRequired ? messages.sameAs(names[other]) : messages.missing}
                </span>
              )}
            </span>
          ),
          rightSection:
            textOf(language).length > max * 0.8 ? (
              <span aria-hidden className="size-12">
                {messages.used(textOf(language).length, max)}
              </span>
            ) : undefined,
          rightSectionWidth: 64,
        }
        return rows ? (
          <Textarea {...field} key={language} autosize minRows={rows} maxRows={rows * 3} />
        ) : (
          <TextInput {...field} key={language} />
        )
      })}
      {/* Placed after both fields, so that Tab goes from one field to the other. */}
      {missing && textOf(other) !== '' && (
        <Anchor
          component="button"
          type="button"
          className={styles.copyFrom!}
          data-language={missing}
          onClick={() => copy(missing)}
        >
          {messages.copyFrom(names[other])}
        </Anchor>
      )}
      {description && <p className={styles.description}>{description}</p>}
    </fieldset>
  )
}
