import { IconPhoto } from '@tabler/icons-react'
import styles from './thumbnail.module.css'

/** The picture of a record in a list; its name is beside it, so it says nothing to a screen reader. */
export const Thumbnail = ({ imageUrl }: { imageUrl: string | null }) => (
  <span className={styles.frame} aria-hidden>
    {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <IconPhoto size={16} stroke={1.3} />}
  </span>
)
