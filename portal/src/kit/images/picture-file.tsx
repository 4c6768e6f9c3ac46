import type { RefObject } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'
import type { CropShape } from './cut-out.ts'
import { acceptedBy, type ImageUpload } from './use-image-upload.ts'

const CropPicture = lazyPart(() => import('./crop-picture.tsx'), 'CropPicture')
type Props = {
  /** Clicked by a button elsewhere on the page. */
  input: RefObject<HTMLInputElement | null>
  shape: CropShape | 'logo'
  picture: ImageUpload
}

/** The file input of an image, and the dialog that crops it. */
export const PictureFile = ({ input, shape, picture }: Props) => (
  <>
    <input
      ref={input}
      className="visually-hidden"
      type="file"
      tabIndex={-1}
      aria-hidden
      accept={acceptedBy(shape).types.join(',')}
      onChange={(event) => {
        picture.take(event.currentTarget.files?.[0])
        event.currentTarget.value = ''
      }}
    />
    {picture.file && shape !== 'logo' && (
      <CropPicture
        file={picture.file}
        shape={shape}
        onCropped={(cut) => void picture.send(cut)}
        onClose={picture.leave}
      />
    )}
  </>
)
