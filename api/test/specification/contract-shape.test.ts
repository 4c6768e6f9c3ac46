import { expect, test } from 'vitest'
import { openApiDocument } from '../../src/platform/openapi/openapi.ts'
import { breakingChanges } from './compare-shapes.ts'
import { shapeOf, type Shape } from './contract-shape.ts'
import { readShape } from './shape-file.ts'

const is = shapeOf(openApiDocument('http://localhost:3999'))
const was = readShape()!

test('the contract has no breaking change within a version', () => {
  expect(was.version === is.version ? breakingChanges(was, is) : []).toEqual([])
})

test('the stored shape is that of the contract: npm run contract:shape', () => {
  expect(JSON.stringify(is) === JSON.stringify(was)).toBe(true)
})

/** The shape with one change. */
function changed(change: (shape: Shape) => void): Shape {
  const copy = structuredClone(is)
  change(copy)
  return copy
}
const order = ({ parts }: Shape) => parts.Order!
const line = ({ parts }: Shape) => parts.CartLine!
const brokenBy = (change: (shape: Shape) => void) => breakingChanges(is, changed(change))

test('replies may gain members; removed or loosened members are reported by call', () => {
  const added = brokenBy((shape) => {
    order(shape).season = { types: ['string'], required: true }
    order(shape).status!.values!.push('Postponed')
  })
  expect(added).toEqual([])
  const gone = brokenBy((shape) => void delete order(shape).orderReferenceNumber)
  expect(gone).toContain('sell: answered orderReferenceNumber is gone')
  expect(gone).toContain('getOrder: answered orderReferenceNumber is gone')
  const loosened = brokenBy((shape) => {
    const { required: _, ...optional } = order(shape).publicId!
    order(shape).publicId = { ...optional, types: ['null', 'string'] }
  })
  expect(loosened).toContain('sell: answered publicId may be left out now')
  expect(loosened).toContain('sell: answered publicId may be null now')
})

test('requests may allow more; removed, narrowed or newly required members are reported', () => {
  const allowed = brokenBy((shape) => {
    line(shape).giftWrap = { types: ['boolean'] }
    line(shape).language = { types: [], parts: ['LanguageCode'] }
    line(shape).quantity!.limits = { minimum: 1, maximum: 50 }
  })
  expect(allowed).toEqual([])
  const refused = brokenBy((shape) => {
    line(shape).season = { types: ['string'], required: true }
    line(shape).activationDateTimeUtc!.required = true
    line(shape).quantity!.limits = { minimum: 1, maximum: 10 }
    delete line(shape).parts
  })
  expect(refused.filter((text) => text.startsWith('previewSale')).sort()).toEqual([
    'previewSale: sent body.tickets[].activationDateTimeUtc is required now',
    'previewSale: sent body.tickets[].parts is gone',
    'previewSale: sent body.tickets[].quantity has a narrower maximum',
    'previewSale: sent body.tickets[].season is new and required',
  ])
})

test('a query may allow more words; a removed word is reported', () => {
  const fault = 'findEverything: sent query kinds[] has a narrower pattern'
  const kinds = (pattern: string) =>
    brokenBy(({ calls }) => {
      calls.findEverything!.sends['query kinds[]']!.limits = { pattern }
    }).filter((text) => text === fault)
  const all = 'order|ticket|client|booking|quote|code|catalogue'
  expect(kinds(`^(${all}|voucher)$`)).toEqual([])
  expect(kinds(`^(${all.replace('|ticket', '')}|voucher)$`)).toEqual([fault])
  expect(kinds(`^(${all})+$`)).toEqual([fault])
})

test('a call that is removed, moved or closed to keys is reported; a new one is not', () => {
  const faults = brokenBy(({ calls }) => {
    delete calls.getTill
    calls.getOrder!.at = 'GET /api/order/2.0/order/{ref}'
    calls.holdCart!.scopes = []
    calls.newCall = { ...calls.sell!, at: 'POST /api/order/1.0/new' }
  })
  expect(faults).toEqual([
    'getOrder: is GET /api/order/2.0/order/{ref} now, not GET /api/order/1.0/order/{ref}',
    'getTill: the call is gone',
    'holdCart: no longer opens to a key with hold',
  ])
})
