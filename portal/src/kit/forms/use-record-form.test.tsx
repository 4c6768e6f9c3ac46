import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { renderScreenHook } from '../../../test/render-screen.tsx'
import { adoptSaved, useRecordForm, type RecordForm } from './use-record-form.ts'

type Setting = { version: number; prefix: string; minutes: number }
const schema = z.strictObject({ version: z.int(), prefix: z.string(), minutes: z.int() })
const stored: Setting = { version: 1, prefix: 'A', minutes: 15 }
let shown: { current: RecordForm<Setting> }
beforeEach(async () => {
  const { result } = await renderScreenHook(() => useRecordForm<Setting>(schema, stored))
  shown = result
})
const type = (field: 'prefix' | 'minutes', value: never) =>
  act(async () => shown.current.setFieldValue(field, value))

test('a saved record is the new baseline', async () => {
  await type('prefix', 'B' as never)
  const sent = shown.current.getValues()
  await act(async () => adoptSaved(shown.current, { ...sent, version: 2 }, sent))
  expect(shown.current.values).toEqual({ version: 2, prefix: 'B', minutes: 15 })
  expect(shown.current.isDirty()).toBe(false)
})

test('changes made while a save was sent stay, as changes of the saved record', async () => {
  await type('prefix', 'B' as never)
  const form = shown.current
  const sent = form.getValues()
  await type('minutes', 30 as never)
  await act(async () => adoptSaved(form, { ...sent, version: 2 }, sent))
  expect(shown.current.values).toEqual({ version: 2, prefix: 'B', minutes: 30 })
  expect(shown.current.isDirty('prefix')).toBe(false)
  expect(shown.current.isDirty('minutes')).toBe(true)
})

test('a field that is left for a button is checked when a key was pressed, not a pointer', async () => {
  const button = document.createElement('button')
  const leave = (press: string) =>
    act(async () => {
      document.dispatchEvent(new Event(press))
      shown.current.getInputProps('minutes').onBlur?.({ relatedTarget: button })
    })
  await type('minutes', 1.5 as never)
  await leave('pointerdown')
  expect(shown.current.errors.minutes).toBeUndefined()
  await leave('keydown')
  expect(shown.current.errors.minutes).toBeTruthy()
})

test('a form is validated with the text of the other language where one is empty', async () => {
  const texts = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) })
  const { result } = await renderScreenHook(() =>
    useRecordForm<z.output<typeof texts>>(texts, { fr: 'Neige', en: '' }),
  )
  await act(async () => {
    expect(result.current.validate().hasErrors).toBe(false)
  })
  expect(result.current.values).toEqual({ fr: 'Neige', en: 'Neige' })
})
