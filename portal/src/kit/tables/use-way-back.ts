import { useRouter } from '@tanstack/react-router'
import { useEffect, type MouseEvent } from 'react'
import type { RememberedList } from './remembered-list.ts'

/**
 * Click handler of a link back to a list: steps back in the history if possible, so that the list
 * keeps its filters and scroll position.
 */
export function useWayBack<Search extends { peek: string }>(list: RememberedList<Search>) {
  const { history } = useRouter()
  const here = history.location.state.__TSR_index
  useEffect(() => list.forgetFrom(here), [list, here])
  return (event: MouseEvent) => {
    const steps = list.steps(here)
    // A modifier key opens the link in another tab or window.
    if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.go(-steps)
  }
}
