import { isId } from '../../platform/ids.ts'

/** 32 digits of the business, then the secret of the payment. */
const shape = /^([0-9a-f]{32})([\w-]{32})$/

/** What the buyer's link carries; it is a secret that lets pay, and nothing else. */
export const paymentToken = (tenantId: string, secret: string): string =>
  tenantId.replaceAll('-', '') + secret

export function readToken(token: string): { tenantId: string; secret: string } | null {
  const [, tenant, secret] = shape.exec(token) ?? []
  const tenantId = tenant?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return tenantId && secret && isId(tenantId) ? { tenantId, secret } : null
}

/** It is after the `#`: browsers keep that to themselves, so no log and no referrer has it. */
export const paymentPage = (publicUrl: string, token: string): string => `${publicUrl}/pay#${token}`
