import { useCallbackRef } from '@mantine/hooks'
import { memo, Suspense, type ComponentProps } from 'react'
import { lazyInside } from '../../../kit/layout/lazy-part.ts'
import styles from './search-field.module.css'

// Loaded after the page, so that the counter renders sooner.
const SearchField = memo(lazyInside(() => import('./search-field.tsx'), 'SearchField'))

/** The search box, with a placeholder while it is loading; `ref` is called once it is there. */
export function LazySearchField(props: ComponentProps<typeof SearchField>) {
  const taking = {
    onLines: useCallbackRef(props.onLines),
    onRecord: useCallbackRef(props.onRecord),
    onList: useCallbackRef(props.onList),
    onBuyer: useCallbackRef(props.onBuyer),
    onCode: useCallbackRef(props.onCode),
  }
  return (
    <Suspense fallback={<div className={styles.input} />}>
      <SearchField {...props} {...taking} />
    </Suspense>
  )
}
