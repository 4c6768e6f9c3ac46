import {
  createElement,
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { ApiError } from '../api/api-error.ts'
import { connection } from '../api/connection.ts'
import { problemMessage } from '../api/problem-message.ts'
import { lazyPartMessages } from './lazy-part.messages.ts'
import { notifyError } from './notify.tsx'

const pauseMs = 3000
/** After so many failures online, the file is gone: a new version was deployed. */
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
// The error event of a style sheet does not bubble, so it is caught in the capture phase.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target)
  },
  true,
)
/** An import loads its style sheets only once: reload those that failed. */
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
  // The language on the screen: a client's page has its own.
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  // The banner already tells that there is no connection.
  const isTold = connection.now().state === 'lost'
  const sentence = isTold ? '' : problemMessage(new ApiError('Unreachable'), language)
  notifyError(lazyPartMessages[language].notOpened, sentence)
}

/** Loads a part of the page and retries while offline; only the first failure is announced. */
export async function loadWithRetries<M>(load: () => Promise<M>): Promise<M> {
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

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: props of any kind
type Parts<N extends string> = Record<N, ComponentType<any>>

/** A lazily loaded part without a placeholder: the caller has a `Suspense` for more than the part. */
export const lazyInside = <M extends Parts<N>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> =>
  lazy(() => loadWithRetries(load).then((module) => ({ default: module[name] })))

/**
 * A named component that is loaded when it is first rendered, with a placeholder until then. It may
 * open on a page with unsaved changes: offline, the page stays, shows a notification, and opens the
 * part once it can be loaded.
 */
export function lazyPart<M extends Parts<N>, N extends string>(
  load: () => Promise<M>,
  name: N,
  placeholder: ReactNode = null,
): M[N] {
  const Part = lazyInside(load, name)
  const Late = (props: ComponentProps<M[N]>) =>
    createElement(Suspense, { fallback: placeholder }, createElement(Part, props))
  return Late as M[N]
}
