import type { Call } from '@guichet/contract/endpoint.ts'
import { emptyContent, type CartContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import { saveCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { newId } from '../../../src/platform/values/ids.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aCartLine } from './orders.ts'

type Form = Call<typeof saveCart>['body']
type Content = Form['content']

/** Body of a saved cart; parked if `isParked` is set. */
export const aCartToKeep = ({
  content = {},
  ...form
}: Partial<Omit<Form, 'content'>> & { content?: Partial<CartContent> } = {}): Form => ({
  name: null,
  isParked: false,
  holdPublicId: null,
  ...form,
  content: { ...emptyContent, ...content },
})

export const aTypedClient: NonNullable<Content['client']> = {
  isAnonymous: false,
  email: '',
  firstName: 'Léa',
  lastName: 'Roy',
  phone: '',
  postalCode: '',
  language: 'fr',
}

type SoldLine = Awaited<ReturnType<typeof aCartLine>>['line']
/** The line of a saved cart as a screen stores it, from a line that can be sold. */
export const aSavedLine = ({
  productId,
  quantity,
  ...chosen
}: SoldLine): Content['lines'][number] => ({
  key: `${productId}@${Object.values(chosen).join('/')}`,
  productId,
  kind: 'daily_ticket',
  title: { fr: 'Billet', en: 'Ticket' },
  activity: { fr: 'Ski', en: 'Skiing' },
  quantity,
  chosen,
  when: '2030-02-02 09:00–10:00',
  identifications: [],
})

/** A cart at the counter with one line that can be sold. */
export async function aSavedCart(
  server: TestServer,
  staff: Staff,
  { capacity, ...form }: Parameters<typeof aCartToKeep>[0] & { capacity?: number } = {},
) {
  const { line, slotId } = await aCartLine(server, staff, { ...(capacity && { capacity }) })
  const { status, body } = await send(server, staff, saveCart, {
    params: { cartPublicId: newId() },
    body: aCartToKeep({
      ...form,
      content: {
        lines: [aSavedLine(line)],
        client: aTypedClient,
        ...form.content,
      },
    }),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { cart: body, line, slotId }
}
