import { Suspense, type ComponentProps } from 'react'
import { lazyInside } from '../../../kit/layout/lazy-part.ts'
import styles from './box.module.css'

// Loaded after the page, so that the counter renders sooner.
const OneBox = lazyInside(() => import('./one-box.tsx'), 'OneBox')

/** The search box, with a placeholder while it is loading; `ref` is called once it is there. */
export const LazyBox = (props: ComponentProps<typeof OneBox>) => (
  <Suspense fallback={<div className={styles.input} />}>
    <OneBox {...props} />
  </Suspense>
)
