import { useCallbackRef } from '@mantine/hooks'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import { phoneQuery } from '../../../kit/layout/breakpoints.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cart was opened from the choices, so that going back closes it. */
    isCartSheet?: boolean
  }
}

/**
 * Whether a phone shows the cart instead of the choices. It is part of the address, so that the
 * back button of the phone returns to the choices.
 */
export function useCartSheet(isCartEmpty: boolean, box: RefObject<HTMLElement | null>) {
  const isOpen = useSearch({ strict: false }).sheet === 'cart'
  const router = useRouter()
  const navigate = useNavigate({ from: '/sell' })
  const shownAgain = useRef<HTMLElement | null>(null)
  const close = () => {
    if (router.history.location.state.isCartSheet) router.history.back()
    else void navigate({ search: (was) => ({ ...was, sheet: undefined }), replace: true })
  }
  // A sold, parked or emptied cart leads back to the choices. An empty one may still be opened, to
  // get at those that are put aside.
  useEffect(() => {
    if (isOpen && isCartEmpty)
      void navigate({
        search: (was) => ({ ...was, sheet: undefined }),
        state: true,
        replace: true,
      })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the cart has become empty
  }, [isCartEmpty])
  const open = useCallbackRef(() => {
    if (isOpen) return
    void navigate({
      search: (was) => ({ ...was, sheet: 'cart' as const }),
      state: (was) => ({ ...was, isCartSheet: true }),
      resetScroll: false,
    })
  })
  // A small tablet that is turned becomes a phone: what is being typed in the cart stays in view.
  useEffect(() => {
    const query = matchMedia(phoneQuery)
    const onTurn = () => {
      const focused = document.activeElement
      if (!query.matches || !(focused instanceof HTMLElement)) return
      if (!box.current?.contains(focused)) return
      open()
      shownAgain.current = focused
    }
    query.addEventListener('change', onTurn)
    return () => query.removeEventListener('change', onTurn)
  }, [box, open])
  useEffect(() => {
    const focused = shownAgain.current
    shownAgain.current = null
    if (!isOpen || !focused) return
    // After the focus trap of the sheet, which focuses its first button in a timeout too.
    const timer = setTimeout(() => focused.focus())
    return () => clearTimeout(timer)
  }, [isOpen])
  return { isOpen, open, close }
}
