import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isApiError } from '../api/api-error.ts'
import { useLanguage, type Language } from '../text/messages.ts'
import { problemsOf, type FormSchema } from './check-form.ts'

type FieldProps<T> = {
  value: T
  checked?: boolean
  onChange: (value: unknown) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path': string
}
/**
 * What a screen uses of the library's form; its own types do not resolve under `nodenext`, where
 * they would all be `any`.
 */
export type RecordForm<V extends object> = {
  values: V
  errors: Record<string, ReactNode>
  getValues: () => V
  setValues: (values: V) => void
  setInitialValues: (values: V) => void
  setFieldValue: (path: string, value: unknown) => void
  setErrors: (errors: Record<string, ReactNode>) => void
  clearErrors: () => void
  /** Everything that an input needs, by the dotted path of its value. */
  getInputProps: <T = string>(
    path: string,
    options?: { type?: 'input' | 'checkbox' },
  ) => FieldProps<T>
  insertListItem: (path: string, item: unknown, index?: number) => void
  removeListItem: (path: string, index: number) => void
  reorderListItem: (path: string, move: { from: number; to: number }) => void
  isDirty: (path?: string) => boolean
  resetDirty: (values: V) => void
  reset: () => void
  validate: () => { hasErrors: boolean; errors: Record<string, ReactNode> }
}

/**
 * A form of one record. `stored` is what the server answered, or the empty record; `schema` is the
 * body of the call that saves it, so the form and the server report faults in the same words. A
 * newer `stored` (after a save, or read again) becomes the baseline at once, unless something is
 * being typed.
 */
export function useRecordForm<V extends object>(
  schema: FormSchema,
  stored: V,
  problem?: unknown,
): RecordForm<V> {
  const language = useLanguage()
  const form = useForm({
    mode: 'controlled',
    initialValues: stored,
    validateInputOnBlur: true,
    validate: (values: V) => problemsOf(schema, values, language),
  }) as unknown as RecordForm<V>
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
  // A field that was left empty is not wrong yet, and one that is left for a button is looked at by
  // what the button does: its problem would push away what the pointer is about to press.
  const getInputProps: typeof form.getInputProps = (path, options) => {
    const props = form.getInputProps(path, options) as FieldProps<never>
    return {
      ...props,
      onBlur: (event: unknown) => {
        const { relatedTarget } = event as { relatedTarget?: EventTarget | null }
        const isPressing = relatedTarget instanceof HTMLButtonElement
        if (props.value !== '' && !isPressing) props.onBlur?.(event)
      },
    }
  }
  return { ...form, getInputProps }
}

/** Takes a record as the new baseline: what was typed is gone. */
export function adopt<V extends object>(form: RecordForm<V>, record: V) {
  form.setInitialValues(record)
  form.setValues(record)
  form.resetDirty(record)
  form.clearErrors()
}
