import type { Body } from '@guichet/contract/endpoint.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { savePackage } from '@guichet/contract/products/save-package.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aPackage, aProduct } from './products.ts'

export type Parts = Body<typeof createPackage>['parts']

/** Packages of a business over the API. */
export function packagesOf(server: TestServer) {
  const aTuque = async (staff: Staff, price: number | string = 24) =>
    (
      await send(server, staff, createProduct, {
        body: { collaboratorPublicId: staff.tenantId, ...aProduct({ price }) },
      })
    ).body
  const create = async (staff: Staff, parts: Parts, over: Parameters<typeof aPackage>[1] = {}) =>
    send(server, staff, createPackage, {
      body: { collaboratorPublicId: staff.tenantId, ...aPackage(parts, over) },
    })
  const save = (staff: Staff, made: Body<typeof savePackage> & { publicId: string }) =>
    send(server, staff, savePackage, { params: { id: made.publicId }, body: made })
  return { aTuque, create, save }
}
