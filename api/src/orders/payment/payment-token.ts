import { isId } from '../../platform/values/ids.ts'

/** 32 hexadecimal digits of the business, then the secret of the payment. */
const shape = /^([0-9a-f]{32})([\w-]{32})$/

/** Token of the payment link: a secret that permits paying, and nothing else. */
export const paymentToken = (tenantId: string, secret: string): string =>
  tenantId.replaceAll('-', '') + secret

export function readToken(token: string): { tenantId: string; secret: string } | null {
  const [, tenant, secret] = shape.exec(token) ?? []
  const tenantId = tenant?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return tenantId && secret && isId(tenantId) ? { tenantId, secret } : null
}

/** The token is in the fragment, which browsers do not send: no log and no referrer contains it. */
export const paymentPage = (publicUrl: string, token: string): string => `${publicUrl}/pay#${token}`
