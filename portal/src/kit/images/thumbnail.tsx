import { IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './thumbnail.module.css'

/** Image of a record in a list; hidden from screen readers, as the name is next to it. */
export const Thumbnail = ({ imageUrl }: { imageUrl: string | null }) => (
  <span className={styles.frame} aria-hidden>
    {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <IconPhoto size={16} stroke={1.3} />}
  </span>
)

/** Image of a category: that of its first type with one. */
export const firstImage = (types: readonly { imageUrl: string | null }[]): string | null =>
  types.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null

/** Name of a record in a list, with its image in front. */
export const Pictured = ({
  imageUrl,
  children,
}: {
  imageUrl: string | null
  children: ReactNode
}) => (
  <span className="row gap-10 shrinks">
    <Thumbnail imageUrl={imageUrl} />
    {children}
  </span>
)
