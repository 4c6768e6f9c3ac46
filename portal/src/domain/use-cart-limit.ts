import { notifyError } from '../kit/layout/notify.tsx'
import { bilingual, useMessages } from '../kit/text/messages.ts'
import { exceedsCart, mostLines, type Cart, type CartLine } from './cart.rules.ts'

const cartLimitMessages = bilingual({
  fr: {
    title: (most: number) => `Au plus ${most} lignes`,
    next: 'Rien n’a été ajouté. Concluez d’abord ces lignes, puis commencez-en d’autres.',
  },
  en: {
    title: (most) => `At most ${most} lines`,
    next: 'Nothing was added. Complete these lines first, then begin others.',
  },
})

/** Whether lines may be added to a cart or a quote; a notice says why they may not. */
export function useCartLimit(): (cart: Cart, lines: readonly CartLine[]) => boolean {
  const messages = useMessages(cartLimitMessages)
  return (cart, lines) => {
    if (!exceedsCart(cart, lines)) return true
    notifyError(messages.title(mostLines), messages.next)
    return false
  }
}
