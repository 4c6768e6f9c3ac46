import type { Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import styles from './tile-picture.module.css'

type Props = {
  imageUrl: string | null
  sign: Icon
  /** `corner` of a tile, or `beside` the text of a card or a row. */
  place?: 'corner' | 'beside'
}
/**
 * Picture of a product, with a fixed size so that nothing moves while it loads. An icon replaces a
 * missing or failed picture.
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

/** Text of a card or a row, with a picture next to it. */
export function Pictured({ children, ...picture }: Omit<Props, 'place'> & { children: ReactNode }) {
  return (
    <span className="row gap-10 shrinks">
      <TilePicture {...picture} place="beside" />
      <span className="column shrinks">{children}</span>
    </span>
  )
}
