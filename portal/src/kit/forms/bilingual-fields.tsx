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
  /** The path of a language's text in the form's values, as `internationalizedFields.fr.name`. */
  path: (language: 'fr' | 'en') => P
  label: string
  /** The limit of the contract: a counter appears near it. */
  max: number
  isRequired?: boolean
  rows?: number
  description?: string
}

/**
 * One text in French and English, side by side: what is missing is marked, and can be copied from
 * the other side.
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
  // The button leaves with what was missing: the field that it filled is where the work goes on.
  const copy = (to: 'fr' | 'en') => {
    form.setFieldValue(path(to), textOf(other))
    pair.current?.querySelector<HTMLElement>(`[lang="${to}"]`)?.focus()
  }
  return (
    <fieldset ref={pair} className={styles.pair}>
      <legend className="visually-hidden">{label}</legend>
      {languages.map((language) => {
        const isMissing = language === missing && textOf(other) !== ''
        const field = {
          ...form.getInputProps(path(language)),
          lang: language,
          'aria-required': isRequired,
          'aria-label': messages.inLanguage(label, names[language]),
          label: (
            <span className={styles.label}>
              <span>
                {label} <span className={styles.language}>{names[language]}</span>
                {isRequired && (
                  <span aria-hidden className={styles.star}>
                    {' '}
                    *
                  </span>
                )}
              </span>
              {isMissing && <span className={styles.missing}>{messages.missing}</span>}
            </span>
          ),
          rightSection:
            textOf(language).length > max * 0.8 ? (
              <span aria-hidden className={styles.copy}>
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
      {/* After both: whoever walks from field to field meets no button between them. */}
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
