import { notifyError } from '../kit/layout/notify.tsx'
import { bilingual, useMessages } from '../kit/text/messages.ts'
import { exceedsCart, mostLines, type Cart } from './cart.rules.ts'

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

/** Whether a cart or a quote may grow to another one; a notice says why it may not. */
export function useCartLimit(): (before: Cart, after: Cart) => boolean {
  const messages = useMessages(cartLimitMessages)
  return (before, after) => {
    if (!exceedsCart(before, after)) return true
    notifyError(messages.title(mostLines), messages.next)
    return false
  }
}
