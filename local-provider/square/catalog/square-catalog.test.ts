import type { Square } from 'square'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cad,
  connect,
  expectError,
  newLink,
  trySquare,
  type SquareTrial,
} from '../test/try-square.ts'

let trial: SquareTrial
beforeAll(async () => {
  trial = await trySquare()
})
afterAll(() => trial.stop())

const newVariation = (id: string, name: string, cents: number): Square.CatalogObject => ({
  type: 'ITEM_VARIATION',
  id,
  itemVariationData: { name, pricingType: 'FIXED_PRICING', priceMoney: cad(cents) },
})
const newItem = (id: string, name: string): Square.CatalogObject => ({
  type: 'ITEM',
  id,
  itemData: {
    name,
    variations: [
      newVariation(`${id}-adult`, 'Adulte', 2500),
      newVariation(`${id}-child`, 'Enfant', 1500),
    ],
  },
})
const upsert = (objects: Square.CatalogObject[], idempotencyKey: string = crypto.randomUUID()) =>
  trial.client.catalog.batchUpsert({ idempotencyKey, batches: [{ objects }] })
const made = async (name: string) => {
  const answer = await upsert([newItem('#item', name)])
  return answer.objects![0] as Square.CatalogObject.Item
}

test('new objects get ids, which the caller receives', async () => {
  const answer = await upsert([newItem('#ski', 'Ski')], 'catalogue')
  const ids = new Map(answer.idMappings!.map((each) => [each.clientObjectId, each.objectId!]))
  expect([...ids.keys()]).toEqual(['#ski', '#ski-adult', '#ski-child'])
  expect(answer.objects).toMatchObject([
    {
      type: 'ITEM',
      id: ids.get('#ski'),
      itemData: {
        name: 'Ski',
        variations: [
          { id: ids.get('#ski-adult'), itemVariationData: { itemId: ids.get('#ski') } },
          { id: ids.get('#ski-child'), itemVariationData: { priceMoney: cad(1500) } },
        ],
      },
    },
  ])
  expect(await upsert([newItem('#ski', 'Ski')], 'catalogue')).toEqual(answer)
  const found = await trial.client.catalog.batchGet({
    objectIds: [ids.get('#ski-child')!, 'unknown'],
    includeRelatedObjects: true,
  })
  expect(found.objects).toMatchObject([{ type: 'ITEM_VARIATION' }])
  expect(found.relatedObjects).toMatchObject([{ id: ids.get('#ski') }])
})

test('an object is replaced as a whole, given its version', async () => {
  const item = await made('Musée')
  const [adult] = item.itemData!.variations as Square.CatalogObject.ItemVariation[]
  const changed = await upsert([
    { ...item, itemData: { name: 'Musée et jardin', variations: [adult!] } },
  ])
  const after = changed.objects![0] as Square.CatalogObject.Item
  expect(after.itemData).toMatchObject({ name: 'Musée et jardin' })
  expect(after.itemData!.variations).toHaveLength(1)
  expect(after.version).toBeGreaterThan(item.version!)
  const { version: _, ...withoutVersion } = after
  for (const stale of [{ ...after, version: item.version! }, withoutVersion])
    await expectError(upsert([stale]), 400, { code: 'VERSION_MISMATCH' })
})

test('a batch succeeds or fails as a whole, independently of the others', async () => {
  const orphan: Square.CatalogObject = {
    type: 'ITEM_VARIATION',
    id: '#orphan',
    itemVariationData: { itemId: '#nobody' },
  }
  await expectError(upsert([newItem('#lost', 'Perdu'), orphan]), 400, { code: 'INVALID_VALUE' })
  const answer = await trial.client.catalog.batchUpsert({
    idempotencyKey: crypto.randomUUID(),
    batches: [{ objects: [orphan] }, { objects: [newItem('#kept', 'Gardé')] }],
  })
  expect(answer.errors).toHaveLength(1)
  expect(answer.objects).toMatchObject([{ itemData: { name: 'Gardé' } }])
  const names = []
  for await (const each of await trial.client.catalog.list({ types: 'ITEM' }))
    names.push((each as Square.CatalogObject.Item).itemData!.name)
  expect(names).toContain('Gardé')
  expect(names).not.toContain('Perdu')
})

test('a thousand objects fit a batch, and are listed in pages', async () => {
  const { client } = await connect(trial.provider)
  const objects = (count: number) =>
    Array.from({ length: count }, (_, i) => newItem(`#${i}`, `Activité ${i}`))
  const send = (count: number) =>
    client.catalog.batchUpsert({
      idempotencyKey: `many-${count}`,
      batches: [{ objects: objects(count) }],
    })
  await expectError(send(1001), 400, { code: 'ARRAY_LENGTH_TOO_LONG' })
  await send(1000)
  const found = []
  for await (const each of await client.catalog.list({})) found.push(each.id)
  expect(new Set(found).size).toBe(1000)
})

test('deleting an item deletes its variations', async () => {
  const item = await made('Glissade')
  const answer = await trial.client.catalog.batchDelete({ objectIds: [item.id!] })
  expect(answer.deletedObjectIds).toHaveLength(3)
  const found = await trial.client.catalog.batchGet({ objectIds: [item.id!] })
  expect(found.objects ?? []).toEqual([])
  await expectError(upsert([item]), 400, { code: 'NOT_FOUND' })
})

test('a line of an order refers to a variation, which has its name and price', async () => {
  const item = await made('Raquette')
  const [adult] = item.itemData!.variations!
  const link = (catalogObjectId: string) =>
    trial.client.checkout.paymentLinks.create(
      newLink(trial.locationId, 0, {
        order: { locationId: trial.locationId, lineItems: [{ quantity: '2', catalogObjectId }] },
      }),
    )
  const { relatedResources } = await link(adult!.id!)
  expect(relatedResources?.orders).toMatchObject([
    { totalMoney: cad(5000), lineItems: [{ name: 'Raquette', catalogObjectId: adult!.id }] },
  ])
  await expectError(link(item.id!), 400, {
    code: 'INVALID_VALUE',
    field: 'order.line_items[0].catalog_object_id',
  })
})
