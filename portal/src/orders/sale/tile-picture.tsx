import type { Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import styles from './tile-picture.module.css'

type Props = {
  imageUrl: string | null
  sign: Icon
  /** In the corner of a tile, or beside the words of a card or a row. */
  place?: 'corner' | 'beside'
}
/**
 * What is sold, at a glance: of a size that is known before it has come, so that no tile moves. A
 * sign stands where there is no picture, or where it did not come.
 */
export function TilePicture({ imageUrl, sign: Sign, place = 'corner' }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <span className={styles.picture} data-place={place} aria-hidden>
      {imageUrl === null || imageUrl === missing ? (
        <Sign size={18} stroke={1.5} />
      ) : (
        <img
          src={imageUrl}
          alt=""
          width={36}
          height={24}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(imageUrl)}
        />
      )}
    </span>
  )
}

/** The words of a card or a row, with the picture of what they name beside them. */
export function Pictured({ children, ...picture }: Omit<Props, 'place'> & { children: ReactNode }) {
  return (
    <span className={styles.pictured}>
      <TilePicture {...picture} place="beside" />
      <span className={styles.words}>{children}</span>
    </span>
  )
}
