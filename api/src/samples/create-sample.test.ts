import { createSample } from '@guichet/contract/samples/create-sample.ts'
import { sampleNames } from '@guichet/contract/samples/sample.ts'
import { expect, test } from 'vitest'
import { anActivity } from '../../test/factories/catalogue/activities.ts'
import { samplesOf } from '../../test/factories/catalogue/samples.ts'
import { aBusiness, aStaff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, activities, rentals, accessories, onSale, slots, sellOne } = samplesOf(server)

test.each(sampleNames)('the sample %s is on sale at once, at any time of the day', async (name) => {
  const staff = await aBusiness(server)
  const { body } = await create(staff, name)
  const made = await activities(staff)
  expect(body).toMatchObject({ sample: name, activities: made.length })
  const sold = await onSale(staff)
  expect(sold.some(({ category }) => category.schedulingType === 'Anytime')).toBe(true)
  expect(sold.some(({ category }) => category.category === 'season_pass')).toBe(true)
  for (const { publicId, activityPricings } of made) {
    const isBySlot = activityPricings.some((pricing) => pricing.schedulingType === 'WithCalendar')
    expect((await slots(staff, publicId)).length > 0).toBe(isBySlot)
    expect((await sellOne(staff, publicId)).status).toBe(200)
  }
  for (const { internationalizedFields: texts } of made)
    expect(texts.fr.name).not.toBe(texts.en.name)
  expect(await violations(server.owner)).toEqual([])
})

test('the ski hill rents equipment, with an accessory', async () => {
  const staff = await aBusiness(server)
  expect((await create(staff)).body).toEqual({
    sample: 'skiHill',
    activities: 2,
    rentals: 1,
    accessories: 1,
  })
  expect(await rentals(staff)).toMatchObject([
    { version: 1, models: [{ pricings: [{ isActive: true }, {}] }] },
  ])
  expect(await accessories(staff)).toMatchObject([{ version: 1, quantity: 60, price: 8 }])
})

test('every record has the audit line of its creation, by the person who asked', async () => {
  const staff = await aBusiness(server)
  await create(staff)
  const { rows } = await server.owner.query(
    `select code, count(*)::int as count, bool_and(account_id = $2) as is_theirs
      from audit
      where tenant_id = $1
      group by code
      order by code collate "C"`,
    [staff.tenantId, staff.accountId],
  )
  expect(rows).toEqual([
    { code: 'accessory.created', count: 1, is_theirs: true },
    { code: 'activity.created', count: 2, is_theirs: true },
    { code: 'rental_category.created', count: 1, is_theirs: true },
    { code: 'sample.created', count: 1, is_theirs: true },
    { code: 'timetable.published', count: 2, is_theirs: true },
  ])
})

test('a second request makes nothing more, with the same key or another', async () => {
  const staff = await aBusiness(server)
  const key = newKey()
  const [first, same, other] = [
    await create(staff, 'museum', key),
    await create(staff, 'museum', key),
    await create(staff, 'museum'),
  ]
  expect(same.body).toEqual(first.body)
  expect(other.body).toEqual(first.body)
  expect(await activities(staff)).toHaveLength(2)
})

test('a catalogue with records is not filled', async () => {
  const staff = await aBusiness(server)
  await anActivity(server, staff)
  expect((await create(staff)).body.type).toBe('CatalogueNotEmpty')
  const other = await aBusiness(server)
  await create(other, 'museum')
  expect((await create(other, 'skiHill')).body.type).toBe('CatalogueNotEmpty')
  expect(await activities(other)).toHaveLength(2)
})

test('it needs every access that the records need', async () => {
  const staff = await aBusiness(server)
  const clerk = await aStaff(server, staff, { accesses: ['Activities', 'Timetables'] })
  expect(await create(clerk)).toMatchObject({
    status: 403,
    body: { type: 'NoAccess', access: ['EquipmentRental'] },
  })
  const manager = await aStaff(server, staff, {
    accesses: ['Activities', 'Timetables', 'EquipmentRental'],
  })
  expect((await create(manager)).status).toBe(200)
})

test('a sample is made whole or not at all', async () => {
  const staff = await aBusiness(server)
  await server.owner.query(`
    create function no_helmets() returns trigger language plpgsql as $$
    begin raise 'no helmets'; end $$;
    create trigger no_helmets before insert on accessory for each row execute function no_helmets()`)
  const { status } = await send(server, staff, createSample, {
    body: { sample: 'skiHill' },
    key: newKey(),
  })
  await server.owner.query('drop trigger no_helmets on accessory')
  expect(status).toBe(500)
  expect(await activities(staff)).toEqual([])
  expect((await create(staff)).status).toBe(200)
})
