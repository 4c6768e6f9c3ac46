import type { ActivityProps } from './pages/activity/activity.load.ts'
import type { BusinessProps } from './pages/business/business.load.ts'
import type { TroubleProps } from './pages/trouble/trouble.page.tsx'

/** A page and the data that it shows. */
export type View =
  | { page: 'business'; props: BusinessProps }
  | { page: 'activity'; props: ActivityProps }
  | { page: 'trouble'; props: TroubleProps }

/** A rendered page, in each encoding in which it is sent. */
export type DrawnPage = {
  plain: Uint8Array
  br: Uint8Array
  gzip: Uint8Array
  /** SHA-256 of its inline style, in base64. */
  styleHash: string
}
