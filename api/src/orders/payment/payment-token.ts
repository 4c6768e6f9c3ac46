import { linkPath } from '@guichet/contract/office/client-links.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
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

/** The page where a buyer pays, in their language; null where it is not known. */
export const paymentPage = (publicUrl: string, token: string, language: Language | null): string =>
  publicUrl + linkPath({ page: 'pay', token, language })
