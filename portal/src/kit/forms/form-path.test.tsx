import { expectTypeOf, test } from 'vitest'
import { BilingualFields } from './bilingual-fields.tsx'
import type { Path, PathTo, ValueAt } from './form-path.ts'
import { PriceField } from './price-field.tsx'
import type { FormPart, RecordForm } from './use-record-form.ts'
import { WholeField } from './whole-field.tsx'

type Item = { name: { fr: string; en: string }; price: string | number; isActive: boolean }
type Sample = {
  count: number
  day: string | null
  kind: 'short' | 'long'
  tags: string[]
  note?: string
  items: Item[]
}

test('the type at a path is the type of its value', () => {
  expectTypeOf<ValueAt<Sample, 'count'>>().toEqualTypeOf<number>()
  expectTypeOf<ValueAt<Sample, 'items.0.name.fr'>>().toEqualTypeOf<string>()
  expectTypeOf<ValueAt<Sample, `items.${number}.price`>>().toEqualTypeOf<string | number>()
  expectTypeOf<ValueAt<Sample, 'items.3'>>().toEqualTypeOf<Item>()
  expectTypeOf<ValueAt<Sample, 'tags.0'>>().toEqualTypeOf<string>()
  expectTypeOf<ValueAt<Sample, 'note'>>().toEqualTypeOf<string | undefined>()
  expectTypeOf<PathTo<Sample, boolean>>().toEqualTypeOf<`items.${number}.isActive`>()
  expectTypeOf<'items.0.name.de'>().not.toExtend<Path<Sample>>()
  expectTypeOf<'items.first.name'>().not.toExtend<Path<Sample>>()
})

// Type-checked, never run: each expected error is one that a screen would get.
const screen = (form: RecordForm<Sample>, place: number) => {
  form.setFieldValue(`items.${place}.name.fr`, 'Kayak')
  // @ts-expect-error a path that the record does not have
  form.setFieldValue('items.0.title', 'Kayak')
  // @ts-expect-error a word for a number
  form.setFieldValue('count', 'three')
  // @ts-expect-error a word that is none of the kind's
  form.setFieldValue('kind', 'medium')
  form.insertListItem('tags', 'new')
  // @ts-expect-error a number in a list of words
  form.insertListItem('tags', 1)
  // @ts-expect-error no list
  form.removeListItem('count', 0)
  // @ts-expect-error a problem of a field that does not exist
  const problem = form.errors.price
  return (
    <>
      {problem}
      <WholeField {...form.getInputProps('count')} label="" />
      <PriceField {...form.getInputProps(`items.${place}.price`)} label="" />
      <input {...form.getInputProps('tags.0')} />
      <input {...form.getInputProps('items.0.isActive', { type: 'checkbox' })} />
      {/* @ts-expect-error the browser's own input would write a word */}
      <input {...form.getInputProps('count')} />
      {/* @ts-expect-error a price is typed as a word */}
      <PriceField {...form.getInputProps('count')} label="" />
      {/* @ts-expect-error a word is not ticked */}
      <input {...form.getInputProps('note', { type: 'checkbox' })} />
      <BilingualFields form={form} path={(l) => `items.${place}.name.${l}`} label="" max={9} />
      {/* @ts-expect-error no text is there */}
      <BilingualFields form={form} path={(l) => `items.${place}.title.${l}`} label="" max={9} />
    </>
  )
}

const part = (form: FormPart<{ items: Item[] }>, other: FormPart<{ lists: Item[] }>) =>
  form.getInputProps('items.0.price') && other.getInputProps('lists.0.price')

test('a part accepts the form of every record that has its fields, and no other', () => {
  const meet = (form: RecordForm<Sample>) =>
    // @ts-expect-error this record holds no lists
    part(form, form)
  expectTypeOf(screen).parameter(0).toExtend<FormPart<{ items: Item[] }>>()
  expectTypeOf(meet).toBeFunction()
})
