import { useRouter } from '@tanstack/react-router'
import { useEffect, type MouseEvent } from 'react'
import type { RememberedList } from './remembered-list.ts'

/**
 * What a link back to a list does when it is pressed: a step back in the history where there is
 * one, so that the list is filtered and scrolled as it was left.
 */
export function useWayBack<Search extends { peek: string }>(list: RememberedList<Search>) {
  const { history } = useRouter()
  const here = history.location.state.__TSR_index
  useEffect(() => list.forgetFrom(here), [list, here])
  return (event: MouseEvent) => {
    const steps = list.steps(here)
    // A click that opens another tab follows the link.
    if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.go(-steps)
  }
}
