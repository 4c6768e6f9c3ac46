import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { QueryFailed } from '../api/query-boundary.tsx'
import { ButtonLink } from '../layout/links.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useMessages } from '../text/messages.ts'
import type { FormSchema } from './check-form.ts'
import { FormScreen, type SaveAction, type SaveQuestion } from './form-screen.tsx'
import { formMessages } from './form.messages.ts'
import { adopt, useRecordForm, type RecordForm } from './use-record-form.ts'

/** The newest known state of a record: as loaded, or as returned by the last save. */
export function useStoredRecord<R extends { version: number }>(query: UseQueryResult<R>) {
  const [saved, keep] = useState<R | null>(null)
  const stored = saved && query.data && saved.version >= query.data.version ? saved : query.data
  const reload = async () => {
    keep(null)
    return (await query.refetch()).data
  }
  return { stored, keep, reload }
}

/** Placeholder while a record loads; its error if that failed. */
export function RecordPending({
  query,
  title,
  back,
}: {
  query: UseQueryResult<unknown>
  title: string
  back: ReactNode
}) {
  if (!query.error) return <Skeleton height={480} maw={880} />
  return (
    <QueryFailed query={query} title={title}>
      {back}
    </QueryFailed>
  )
}

/** Returns from the page of a record to its list. */
export function BackLink({ to }: { to: NonNullable<LinkProps['to']> }) {
  const messages = useMessages(formMessages)
  return (
    <ButtonLink to={to} variant="default">
      {messages.back}
    </ButtonLink>
  )
}

/** The record that a page shows: a new one or a stored one. */
export type ShownRecord<V extends object, R extends V> = {
  title: string
  stored: V
  isSaving: boolean
  error: unknown
  /** `onSaved` makes the returned record the form's new baseline. */
  onSave: (values: V, onSaved: (record: R) => void) => void
  onReload?: () => Promise<R | undefined>
  /** Text of the button that saves; "Save" by default. */
  verb?: string
  /** A second way to save, such as a draft. */
  alternative?: SaveAction<V>
}
type Props<V extends object, R extends V> = ShownRecord<V, R> & {
  /** The way back to the list, after other links of the record. */
  back: ReactNode
  schema: FormSchema<V>
  fieldNames: Record<string, string>
  /** The question before a save that takes something away. */
  questionOf?: (values: V) => SaveQuestion | null
  children: (form: RecordForm<V>) => ReactNode
}

/** Page of a record: title, back link and form. */
export function RecordPage<V extends object, R extends V>({
  title,
  back,
  schema,
  stored,
  isSaving,
  error,
  fieldNames,
  questionOf,
  onSave,
  onReload,
  verb,
  alternative,
  children,
}: Props<V, R>) {
  const form = useRecordForm<V>(schema, stored, error)
  return (
    <>
      <PageHead isOverForm title={title} aside={back} />
      <FormScreen
        form={form}
        isSaving={isSaving}
        error={error}
        fieldNames={fieldNames}
        verb={verb}
        questionOf={questionOf}
        alternative={alternative}
        onSave={(values) => onSave(values, (record) => adopt<V>(form, record))}
        {...(onReload && { onReload })}
      >
        {children(form)}
      </FormScreen>
    </>
  )
}
