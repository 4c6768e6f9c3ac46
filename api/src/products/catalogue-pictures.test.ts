import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { duplicateActivity } from '@guichet/contract/activities/order-activities.ts'
import { createActivity, saveActivity } from '@guichet/contract/activities/save-activity.ts'
import type { Call, Endpoint } from '@guichet/contract/endpoint.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { duplicateLodgingCategory } from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { saveLodgingCategory } from '@guichet/contract/lodging/save-lodging-category.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { duplicateProduct } from '@guichet/contract/products/duplicate-product.ts'
import { savePackage } from '@guichet/contract/products/save-package.ts'
import { saveProduct } from '@guichet/contract/products/save-product.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { saveAccessory } from '@guichet/contract/rentals/save-accessory.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { beforeAll, expect, test } from 'vitest'
import { activityBody } from '../../test/factories/catalogue/activities.ts'
import { aLodgingType } from '../../test/factories/catalogue/lodging.ts'
import { aPackage, aProduct } from '../../test/factories/catalogue/products.ts'
import { anAccessory, aRentalModel } from '../../test/factories/catalogue/rentals.ts'
import { aPicture, aStoredPicture, upload } from '../../test/factories/input/pictures.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

let foreign: string
let ofOtherSizes: string[]
const server = useTestServer()
const staff = useBusiness(server)
beforeAll(async () => {
  foreign = (await aStoredPicture(server, await aBusiness(server), 'rentals')).imageUrl
  ofOtherSizes = [
    await pictureOf({ width: 1439, height: 960 }),
    await pictureOf({ width: 1440, height: 961 }),
  ]
})

const picture = async () => (await aStoredPicture(server, staff, 'rentals')).imageUrl
async function pictureOf(size: { width: number; height: number }) {
  const content = await aPicture(size)
  const stored = (await upload(server, staff, { content, container: 'rentals' })).body
  expect(stored).toMatchObject(size)
  return stored.imageUrl
}
const isGone = async (url: string) =>
  (
    await server.owner.query('select deleted_at is not null as gone from file where path = $1', [
      url.split('/').at(-1),
    ])
  ).rows[0].gone as boolean
const ask = async <E extends Endpoint>(endpoint: E, call: Call<E>) =>
  (await send(server, staff, endpoint, call)).body
const own = () => ({ collaboratorPublicId: staff.tenantId })
const names = { internationalizedNames: { fr: 'A', en: 'A' } }

// Creates a record with an image and returns how to save it with another one; both return the image
// of the record.
type PicturedRecord = {
  imageUrl: string | null
  save: (imageUrl: string | null) => Promise<unknown>
}
const records: Record<string, (imageUrl: string | null) => Promise<PicturedRecord>> = {
  'an activity': async (imageUrl) => {
    const made = await ask(createActivity, { body: { ...activityBody(), imageUrl } })
    return {
      imageUrl: made.imageUrl,
      save: (next) =>
        ask(saveActivity, { params: { id: made.publicId }, body: { ...made, imageUrl: next } }),
    }
  },
  'an equipment type': async (imageUrl) => {
    const made = await ask(createRentalCategory, {
      body: { ...own(), ...names, models: [aRentalModel({ imageUrl })] },
    })
    return {
      imageUrl: made.models?.[0]!.imageUrl,
      save: (next) =>
        ask(saveRentalCategories, {
          body: {
            ...own(),
            internationalizedRentals: [
              { ...made, models: [{ ...made.models[0]!, imageUrl: next }] },
            ],
          },
        }),
    }
  },
  'an accessory': async (imageUrl) => {
    const made = await ask(createAccessory, { body: { ...own(), ...anAccessory({ imageUrl }) } })
    return {
      imageUrl: made.imageUrl,
      save: (next) =>
        ask(saveAccessory, { params: { id: made.publicId }, body: { ...made, imageUrl: next } }),
    }
  },
  'a product': async (imageUrl) => {
    const made = await ask(createProduct, { body: { ...own(), ...aProduct({ imageUrl }) } })
    return {
      imageUrl: made.imageUrl,
      save: (next) =>
        ask(saveProduct, { params: { id: made.publicId }, body: { ...made, imageUrl: next } }),
    }
  },
  'a package': async (imageUrl) => {
    const part = await ask(createProduct, { body: { ...own(), ...aProduct() } })
    const made = await ask(createPackage, {
      body: {
        ...own(),
        ...aPackage([{ productPublicId: part.publicId, quantity: 1 }], { imageUrl }),
      },
    })
    return {
      imageUrl: made.imageUrl,
      save: (next) =>
        ask(savePackage, { params: { id: made.publicId }, body: { ...made, imageUrl: next } }),
    }
  },
  'a unit type': async (imageUrl) => {
    const made = await ask(createLodgingCategory, {
      body: { ...own(), ...names, types: [aLodgingType({ imageUrl })] },
    })
    return {
      imageUrl: made.types?.[0]!.imageUrl,
      save: (next) =>
        ask(saveLodgingCategory, {
          params: { id: made.publicId },
          body: { ...made, types: [{ ...made.types[0]!, imageUrl: next }] },
        }),
    }
  },
}

test.each(Object.entries(records))(
  '%s stores its image, and a replaced one is deleted',
  async (_, make) => {
    const [first, second] = [await picture(), await picture()]
    const made = await make(first)
    expect(made.imageUrl).toBe(first)
    expect(JSON.stringify(await made.save(second))).toContain(second)
    expect([await isGone(first), await isGone(second)]).toEqual([true, false])
  },
)

test.each(Object.entries(records))(
  'another business’s image is a wrong field of %s, and the stored one stays',
  async (_, make) => {
    const mine = await picture()
    const made = await make(mine)
    expect(await made.save(foreign)).toMatchObject({
      type: 'InvalidRequest',
      fields: [{ rule: 'invalid', field: expect.stringMatching(/imageUrl$/) }],
    })
    expect(await isGone(mine)).toBe(false)
  },
)

test.each(Object.entries(records))(
  'an image of another size is rejected for %s, and the stored one stays',
  async (_, make) => {
    const mine = await picture()
    const made = await make(mine)
    for (const other of ofOtherSizes) {
      expect(await made.save(other)).toMatchObject({
        type: 'InvalidRequest',
        fields: [
          {
            rule: 'imageSize',
            field: expect.stringMatching(/imageUrl$/),
            detail: expect.stringContaining('1440 × 960 px'),
          },
        ],
      })
    }
    expect(await isGone(mine)).toBe(false)
  },
)

test('a copy shows the image of its original, which stays when the original gets another one', async () => {
  const shared = await picture()
  const product = await ask(createProduct, {
    body: { ...own(), ...aProduct({ imageUrl: shared }) },
  })
  expect(await ask(duplicateProduct, { params: { id: product.publicId } })).toMatchObject({
    imageUrl: shared,
  })
  await ask(saveProduct, { params: { id: product.publicId }, body: { ...product, imageUrl: null } })
  expect(await isGone(shared)).toBe(false)
  const lodging = await ask(createLodgingCategory, {
    body: { ...own(), ...names, types: [aLodgingType({ imageUrl: shared })] },
  })
  expect(await ask(duplicateLodgingCategory, { params: { id: lodging.publicId } })).toMatchObject({
    types: [{ imageUrl: shared }],
  })
})

test('a save of an activity without an image member does not change it, and a copy and the counter show it too', async () => {
  const shared = await picture()
  const made = await ask(createActivity, { body: { ...activityBody(), imageUrl: shared } })
  const at = { params: { id: made.publicId } }
  const { imageUrl: _unsaid, ...unaware } = made
  const saved = await ask(saveActivity, { ...at, body: unaware })
  const copy = await ask(duplicateActivity, at)
  expect([saved.imageUrl, copy.imageUrl]).toEqual([shared, shared])
  const { activities } = await ask(getSellable, { query: {} })
  const showing = activities.filter(({ imageUrl }) => imageUrl === shared)
  expect(showing.map(({ publicId }) => publicId)).toEqual([made.publicId, copy.publicId])
  await ask(saveActivity, { ...at, body: { ...saved, imageUrl: null } })
  expect(await isGone(shared)).toBe(false)
})
