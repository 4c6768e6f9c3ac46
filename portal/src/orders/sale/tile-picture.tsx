import type { Icon } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './tile-picture.module.css'

/**
 * What is sold, at a glance: of a size that is known before it has come, so that no tile moves. A
 * sign stands where there is no picture, or where it did not come.
 */
export function TilePicture({ imageUrl, sign: Sign }: { imageUrl: string | null; sign: Icon }) {
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <span className={styles.picture} aria-hidden>
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
