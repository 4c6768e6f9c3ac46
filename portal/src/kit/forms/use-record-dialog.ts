import { useState } from 'react'
import { useBusiness } from '../session/business.ts'
import type { FormSchema } from './check-form.ts'
import { useRecordForm } from './use-record-form.ts'

/** The values of a form that a schema of the contract declares, for the body of a call. */
export const bodyOf = <S extends object, V extends object>(
  schema: { shape: S },
  values: V,
): Pick<V, keyof S & keyof V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(schema.shape, name)),
  ) as Pick<V, keyof S & keyof V>

type Command<C> = { mutate: (call: C) => void; isPending: boolean; error: unknown }
type Dialog<V, R, B> = {
  schema: FormSchema<V>
  /** Null for a new record, which begins as `empty`. */
  stored: R | null
  empty: () => V
  bodyOf: (values: V) => B
  create: Command<{ body: B & { collaboratorPublicId: string } }>
  save: Command<{ params: { id: string }; body: B & { version: number } }>
}

/** Props of the dialog of a record: it creates the record, or saves the stored one. */
export function useRecordDialog<
  V extends { version?: number },
  R extends V & { publicId: string },
  B extends object,
>({ schema, stored, empty, bodyOf: toBody, create, save }: Dialog<V, R, B>) {
  const { publicId } = useBusiness()
  const [record] = useState<V>(() => stored ?? empty())
  const command = stored ? save : create
  const form = useRecordForm<V>(schema, record, command.error)
  const onSubmit = (values: V) => {
    const body = toBody(values)
    if (stored)
      save.mutate({
        params: { id: stored.publicId },
        body: { ...body, version: values.version! },
      })
    else create.mutate({ body: { ...body, collaboratorPublicId: publicId } })
  }
  return { form, onSubmit, command }
}
