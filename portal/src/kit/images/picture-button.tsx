import type { ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { Loader, UnstyledButton } from '@mantine/core'
import { IconCameraPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { PictureFile } from './picture-file.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { usePicture } from './use-picture.ts'
import styles from './picture-button.module.css'

const shape = 'square'
type Props = {
  /** Names the image for screen readers. */
  label: string
  value: string | null
  onChange: (imageUrl: string) => void
  container: ImageContainer
}

/** A small image in a row of a list, which is a button that chooses another one. */
export function PictureButton({ label, value, onChange, container }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const stored = usePicture(value)
  const picture = useImageUpload({ container, shape, onSent: onChange })
  const shown = picture.unsent?.url ?? stored
  const isSending = picture.percent !== null
  const face = shown ? <img src={shown} alt="" /> : <IconCameraPlus size={20} aria-hidden />
  return (
    <div>
      <UnstyledButton
        className={styles.button}
        aria-label={label}
        disabled={isSending}
        onClick={() => (picture.sendAgain ?? (() => input.current?.click()))()}
      >
        {isSending ? <Loader size={18} /> : face}
      </UnstyledButton>
      {picture.problem && (
        <p className="error size-12 no-margin above-4" role="alert">
          {picture.problem}
        </p>
      )}
      <PictureFile input={input} shape={shape} picture={picture} />
    </div>
  )
}
