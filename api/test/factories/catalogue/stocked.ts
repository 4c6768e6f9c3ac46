import type { Body } from '@guichet/contract/endpoint.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { saveProduct } from '@guichet/contract/products/save-product.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aProduct } from './products.ts'

/** Products of one business over the API. */
export function productsOf(server: TestServer) {
  const create = async (staff: Staff, over: Parameters<typeof aProduct>[0] = {}) =>
    (
      await send(server, staff, createProduct, {
        body: { collaboratorPublicId: staff.tenantId, ...aProduct(over) },
      })
    ).body
  const save = (staff: Staff, product: Body<typeof saveProduct> & { publicId: string }) =>
    send(server, staff, saveProduct, { params: { id: product.publicId }, body: product })
  const firstRow = async (sql: string, ...values: unknown[]) =>
    (await server.owner.query(sql, values)).rows[0]
  const stockOf = (id: string) =>
    firstRow(
      `select r.id, r.quantity, r.taken, r.overbooked
        from product p
        join resource r on r.id = p.stock_id
        where p.id = $1`,
      id,
    )
  return { create, save, firstRow, stockOf }
}
