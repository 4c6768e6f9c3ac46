import { IconPhoto } from '@tabler/icons-react'
import styles from './thumbnail.module.css'

/** Image of a record in a list; hidden from screen readers, as the name is next to it. */
export const Thumbnail = ({ imageUrl }: { imageUrl: string | null }) => (
  <span className={styles.frame} aria-hidden>
    {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <IconPhoto size={16} stroke={1.3} />}
  </span>
)
