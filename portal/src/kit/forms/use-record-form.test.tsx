// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { adoptSaved, useRecordForm, type RecordForm } from './use-record-form.ts'

type Setting = { version: number; prefix: string; minutes: number }
const schema = z.strictObject({ version: z.int(), prefix: z.string(), minutes: z.int() })
const stored: Setting = { version: 1, prefix: 'A', minutes: 15 }
const shown = {} as { form: RecordForm<Setting> }
function Editor() {
  const form = useRecordForm<Setting>(schema, stored)
  Object.assign(shown, { form })
  return null
}
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Editor />))
})
afterEach(() => act(async () => root.unmount()))
const type = (field: 'prefix' | 'minutes', value: never) =>
  act(async () => shown.form.setFieldValue(field, value))

test('what was saved is the new baseline', async () => {
  await type('prefix', 'B' as never)
  const sent = shown.form.getValues()
  await act(async () => adoptSaved(shown.form, { ...sent, version: 2 }, sent))
  expect(shown.form.values).toEqual({ version: 2, prefix: 'B', minutes: 15 })
  expect(shown.form.isDirty()).toBe(false)
})

test('what was typed since it was sent stays, and is a change of what was saved', async () => {
  await type('prefix', 'B' as never)
  const { form } = shown
  const sent = form.getValues()
  await type('minutes', 30 as never)
  await act(async () => adoptSaved(form, { ...sent, version: 2 }, sent))
  expect(shown.form.values).toEqual({ version: 2, prefix: 'B', minutes: 30 })
  expect(shown.form.isDirty('prefix')).toBe(false)
  expect(shown.form.isDirty('minutes')).toBe(true)
})
