import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState, type ChangeEvent, type ReactNode } from 'react'
import { isApiError } from '../api/api-error.ts'
import { useLanguage, type Language } from '../text/messages.ts'
import { problemsOf, type FormSchema } from './check-form.ts'
import type { Path, PathTo, ValueAt } from './form-path.ts'

/** What the inputs of a form have in common. */
type Input = {
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path': string
}
/** Empty, whatever the record wants there: the schema says so. */
type Nothing = '' | null
/** Only text is taken from the event of the browser's own input. */
type Typed<T> = T | Nothing | ([T] extends [string | undefined] ? ChangeEvent<TextControl> : never)
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type FieldProps<T> = Input & { value: T; onChange: (value: Typed<T>) => void }
type CheckProps = Input & {
  checked: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}
type ItemOf<L> = L extends readonly (infer Item)[] ? Item : never
type Errors<P extends string> = Partial<Record<P, ReactNode>>

/** What a screen uses of the library's form, whose own types let every path and value pass. */
export type RecordForm<V extends object> = {
  values: V
  errors: Errors<Path<V>>
  getValues: () => V
  setValues: (values: V) => void
  setInitialValues: (values: V) => void
  setFieldValue: <P extends Path<V>>(path: P, value: ValueAt<V, P>) => void
  setErrors: (errors: Record<string, ReactNode>) => void
  clearErrors: () => void
  /**
   * Everything that an input needs, by the dotted path of its value. The general signature is the
   * last: from it alone a widget's type of paths is inferred.
   */
  getInputProps: {
    (path: PathTo<V, boolean>, options: { type: 'checkbox' }): CheckProps
    <P extends Path<V>>(path: P): FieldProps<ValueAt<V, P>>
  }
  insertListItem: <P extends Path<V>>(path: P, item: ItemOf<ValueAt<V, P>>) => void
  removeListItem: (path: PathTo<V, readonly unknown[]>, index: number) => void
  isDirty: (path?: Path<V>) => boolean
  resetDirty: (values: V) => void
  reset: () => void
  validate: () => { hasErrors: boolean; errors: Record<string, ReactNode> }
}

/** One function with all these signatures. */
type Overloaded<F> = (F extends unknown ? (signature: F) => void : never) extends (
  signatures: infer Signatures,
) => void
  ? Signatures
  : never
/**
 * What a part of a form needs of it: the form of any record that holds a `V` fits, at its root or
 * under the path `At`, written with its last dot.
 */
export type FormPart<V extends object, At extends string = ''> = Pick<
  RecordForm<V>,
  'setErrors'
> & {
  errors: Errors<`${At}${Path<V>}`>
  values: At extends '' ? V : object
  setFieldValue: Overloaded<
    { [P in Path<V>]: (path: `${At}${P}`, value: ValueAt<V, P>) => void }[Path<V>]
  >
  getInputProps: Overloaded<
    | { [P in Path<V>]: (path: `${At}${P}`) => FieldProps<ValueAt<V, P>> }[Path<V>]
    | {
        [P in PathTo<V, boolean>]: (path: `${At}${P}`, as: { type: 'checkbox' }) => CheckProps
      }[PathTo<V, boolean>]
  >
}

/**
 * A form of one record. `stored` is what the server answered, or the empty record; `schema` is the
 * body of the call that saves it, so the form and the server report faults in the same words. A
 * newer `stored` (after a save, or read again) becomes the baseline at once, unless something is
 * being typed.
 */
export function useRecordForm<V extends object>(
  schema: FormSchema<V>,
  stored: V,
  problem?: unknown,
): RecordForm<V> {
  const language = useLanguage()
  const library = useForm<V>({
    mode: 'controlled',
    initialValues: stored,
    validateInputOnBlur: true,
    validate: (values) => problemsOf(schema, values, language),
  })
  // A field that was left empty is not wrong yet, and one that is left for a button is looked at by
  // what the button does: its problem would push away what the pointer is about to press.
  const getInputProps = (path: string, options?: { type: 'checkbox' }) => {
    const props = library.getInputProps(path, options)
    return {
      ...props,
      onBlur: (event: { relatedTarget?: EventTarget | null }) => {
        const isPressing = event.relatedTarget instanceof HTMLButtonElement
        if (props.value !== '' && !isPressing) props.onBlur?.(event)
      },
    }
  }
  // The one place where the library's types, which accept any path, become those of the record.
  const form = { ...library, getInputProps } as unknown as RecordForm<V>
  const [baseline, setBaseline] = useState(stored)
  if (stored !== baseline && !form.isDirty()) {
    setBaseline(stored)
    adopt(form, stored)
  }
  const mark = useEffectEvent((problem: unknown) => {
    if (isApiError(problem) && problem.fields.length)
      form.setErrors(Object.fromEntries(problem.fields.map(({ field, detail }) => [field, detail])))
  })
  // What only the server can know (a name that is taken) is shown at its field.
  useEffect(() => mark(problem), [problem])
  const translate = useEffectEvent((_to: Language) => {
    if (Object.keys(form.errors).length) form.validate()
  })
  // A sentence follows the language of the interface.
  useEffect(() => translate(language), [language])
  return form
}

/** Takes a record as the new baseline: what was typed is gone. */
export function adopt<V extends object>(form: RecordForm<V>, record: V) {
  form.setInitialValues(record)
  form.setValues(record)
  form.resetDirty(record)
  form.clearErrors()
}

/**
 * Takes what was saved as the new baseline. The answer comes once what it touched is read again:
 * what was typed since it was `sent` stays, and is a new change.
 */
export function adoptSaved<V extends object>(form: RecordForm<V>, saved: V, sent: V) {
  const typed = form.getValues()
  const isTyped = (name: string) =>
    JSON.stringify(typed[name as keyof V]) !== JSON.stringify(sent[name as keyof V])
  const since = Object.entries(typed).filter(([name]) => isTyped(name))
  adopt(form, saved)
  if (since.length > 0) form.setValues({ ...saved, ...Object.fromEntries(since) })
}
