import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { problemMessage } from '../api/problem-message.ts'
import { lazyPartMessages } from './late.messages.ts'
import { notifyError } from './notify.tsx'

const pauseMs = 3000
/** With a network, a part that does not come after so many tries is gone: there is a new version. */
const mostTries = 3

const pause = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      window.removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, pauseMs)
    window.addEventListener('online', end)
  })

const lostSheets = new Set<HTMLLinkElement>()
// A failed style sheet says so to nobody above it: it is heard on the way down.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target)
  },
  true,
)
/** An import asks for its style sheets once: those that did not come are asked for again here. */
const fetchLostSheets = () =>
  Promise.all(
    [...lostSheets].map((lost) => {
      const again = lost.cloneNode() as HTMLLinkElement
      lostSheets.delete(lost)
      lost.replaceWith(again)
      return new Promise((resolve, reject) => {
        again.addEventListener('load', resolve)
        again.addEventListener('error', () => reject(new Error(`not fetched: ${again.href}`)))
      })
    }),
  )

function say() {
  // The language that is on the screen: a client's page has its own.
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  const sentence = problemMessage(new ApiError('Unreachable'), language)
  notifyError(lazyPartMessages[language].notOpened, sentence)
}

/** Fetches a part of the page, as often as it takes; the first failure is announced. */
export async function fetchPatiently<M>(load: () => Promise<M>): Promise<M> {
  let tries = 0
  for (let isFirst = true; ; isFirst = false)
    try {
      await fetchLostSheets()
      return await load()
    } catch (error) {
      if (navigator.onLine) tries += 1
      if (tries >= mostTries) throw error
      if (isFirst) say()
      await pause()
    }
}

/**
 * React's `lazy` for a part that opens on a page where something may have been typed: without a
 * network the page stays as it is, says so, and the part opens once it can be fetched.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: props of any kind
export const lazyPart = <T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> => lazy(() => fetchPatiently(load))
