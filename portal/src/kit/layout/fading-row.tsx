import type { HTMLAttributes } from 'react'
import { watchEnds } from './watch-ends.ts'

/** A row that scrolls sideways and fades where it goes on. */
export function FadingRow({ className, ...row }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div ref={watchEnds} className={['fading', className].filter(Boolean).join(' ')} {...row} />
  )
}
