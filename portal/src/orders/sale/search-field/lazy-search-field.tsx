import { Suspense, type ComponentProps } from 'react'
import { lazyInside } from '../../../kit/layout/lazy-part.ts'
import styles from './search-field.module.css'

// Loaded after the page, so that the counter renders sooner.
const SearchField = lazyInside(() => import('./search-field.tsx'), 'SearchField')

/** The search box, with a placeholder while it is loading; `ref` is called once it is there. */
export const LazySearchField = (props: ComponentProps<typeof SearchField>) => (
  <Suspense fallback={<div className={styles.input} />}>
    <SearchField {...props} />
  </Suspense>
)
