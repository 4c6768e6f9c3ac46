import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '../../../kit/layout/late.ts'
import styles from './box.module.css'

// The page of the sale is drawn without waiting for what searches.
const OneBox = lazyPart(() =>
  import('./one-box.tsx').then((module) => ({ default: module.OneBox })),
)

/** The box of the counter, in its place before it is there; `ref` is called once it is. */
export const LateBox = (props: ComponentProps<typeof OneBox>) => (
  <Suspense fallback={<div className={styles.input} />}>
    <OneBox {...props} />
  </Suspense>
)
