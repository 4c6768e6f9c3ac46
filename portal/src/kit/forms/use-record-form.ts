import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState, type ChangeEvent, type ReactNode } from 'react'
import { isApiError } from '../api/api-error.ts'
import { wasPointerPressed } from '../focus/pointer-use.ts'
import { useLanguage, type Language } from '../text/messages.ts'
import { problemsOf, type FormSchema } from './check-form.ts'
import { textsOfOtherLanguage } from './fill-language.rules.ts'
import type { Path, PathTo, ValueAt } from './form-path.ts'

/** Common props of form inputs. */
type Input = {
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path': string
}
/** Empty value of an input; the schema decides whether the record accepts it. */
type Nothing = '' | null
/** For text fields, the browser's change event is accepted as well. */
export type FieldInput<T> =
  | T
  | Nothing
  | ([T] extends [string | undefined] ? ChangeEvent<TextControl> : never)
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type FieldProps<T> = Input & { value: T; onChange: (value: FieldInput<T>) => void }
type CheckProps = Input & {
  checked: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}
type ItemOf<L> = L extends readonly (infer Item)[] ? Item : never
type Errors<P extends string> = Partial<Record<P, ReactNode>>

/**
 * The part of the library's form that screens use, with checked paths: the library's own types
 * accept any path and value.
 */
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
   * Props of an input by the dotted path of its value. The general signature is last, because
   * TypeScript infers a widget's path type from the last one.
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

/** Merges a union of signatures into one overloaded function. */
type OverloadOf<F> = (F extends unknown ? (signature: F) => void : never) extends (
  signatures: infer Signatures,
) => void
  ? Signatures
  : never
/**
 * The part of a form that a component of it needs: the form of any record that contains a `V` is
 * assignable, at its root or under the path `At`, which ends with a dot.
 */
export type FormPart<V extends object, At extends string = ''> = Pick<
  RecordForm<V>,
  'setErrors'
> & {
  errors: Errors<`${At}${Path<V>}`>
  values: At extends '' ? V : object
  setFieldValue: OverloadOf<
    { [P in Path<V>]: (path: `${At}${P}`, value: ValueAt<V, P>) => void }[Path<V>]
  >
  getInputProps: OverloadOf<
    | { [P in Path<V>]: (path: `${At}${P}`) => FieldProps<ValueAt<V, P>> }[Path<V>]
    | {
        [P in PathTo<V, boolean>]: (path: `${At}${P}`, as: { type: 'checkbox' }) => CheckProps
      }[PathTo<V, boolean>]
  >
}

/**
 * Form of a record. `stored` is the record of the server, or the empty record; `schema` is the body
 * of the call that saves it, so form and server report the same errors. A newer `stored` becomes
 * the baseline at once, unless there are unsaved changes.
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
  // An empty field is not reported on blur. Neither is one that is left by pressing a button with a
  // pointer: its message would move the button away, and the button validates anyway.
  const getInputProps = (path: string, options?: { type: 'checkbox' }) => {
    const props = library.getInputProps(path, options)
    return {
      ...props,
      onBlur: (event: { relatedTarget?: EventTarget | null }) => {
        const isPressing = event.relatedTarget instanceof HTMLButtonElement && wasPointerPressed()
        if (props.value !== '' && !isPressing) props.onBlur?.(event)
      },
    }
  }
  // A required text that is empty in one language only is that of the other one.
  const validate = () => {
    const first = library.validate()
    const filled = textsOfOtherLanguage(library.getValues(), Object.keys(first.errors))
    if (filled.length === 0) return first
    for (const { path, text } of filled) library.setFieldValue(path, text as never)
    return library.validate()
  }
  // The only cast from the library's types, which accept any path, to those of the record.
  const form = { ...library, getInputProps, validate } as unknown as RecordForm<V>
  const [baseline, setBaseline] = useState(stored)
  if (stored !== baseline && !form.isDirty()) {
    setBaseline(stored)
    adopt(form, stored)
  }
  const mark = useEffectEvent((problem: unknown) => {
    if (isApiError(problem) && problem.fields.length)
      form.setErrors(Object.fromEntries(problem.fields.map(({ field, detail }) => [field, detail])))
  })
  // Errors that only the server can find (such as a name in use) are shown at their fields.
  useEffect(() => mark(problem), [problem])
  const translate = useEffectEvent((_to: Language) => {
    if (Object.keys(form.errors).length) library.validate()
  })
  // Messages follow the language of the interface.
  useEffect(() => translate(language), [language])
  return form
}

/** Makes a record the new baseline and discards the edits. */
export function adopt<V extends object>(form: RecordForm<V>, record: V) {
  form.setInitialValues(record)
  form.setValues(record)
  form.resetDirty(record)
  form.clearErrors()
}

/**
 * Makes the saved record the new baseline. The response arrives after the refetches: edits made
 * since `sent` stay as new changes.
 */
export function adoptSaved<V extends object>(form: RecordForm<V>, saved: V, sent: V) {
  const typed = form.getValues()
  const isTyped = (name: string) =>
    JSON.stringify(typed[name as keyof V]) !== JSON.stringify(sent[name as keyof V])
  const since = Object.entries(typed).filter(([name]) => isTyped(name))
  adopt(form, saved)
  if (since.length > 0) form.setValues({ ...saved, ...Object.fromEntries(since) })
}
