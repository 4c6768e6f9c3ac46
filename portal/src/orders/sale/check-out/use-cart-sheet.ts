import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

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
export function useCartSheet(isCartEmpty: boolean) {
  const isOpen = useSearch({ strict: false }).sheet === 'cart'
  const router = useRouter()
  const navigate = useNavigate({ from: '/sell' })
  const close = () => {
    if (router.history.location.state.isCartSheet) router.history.back()
    else void navigate({ search: (was) => ({ ...was, sheet: undefined }), replace: true })
  }
  // A sold, parked or emptied cart leads back to the choices. An empty one may still be opened, to
  // get at those that are put aside.
  useEffect(() => {
    if (isOpen && isCartEmpty)
      void navigate({ search: (was) => ({ ...was, sheet: undefined }), replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the cart has become empty
  }, [isCartEmpty])
  return {
    isOpen,
    open: () => {
      if (isOpen) return
      void navigate({
        search: (was) => ({ ...was, sheet: 'cart' as const }),
        state: (was) => ({ ...was, isCartSheet: true }),
        resetScroll: false,
      })
    },
    close,
  }
}
