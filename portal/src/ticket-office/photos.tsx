import { maxPhotos } from '@guichet/contract/ticket-office/profile.ts'
import { Button, Text } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { assertSendable } from '../kit/api/upload.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { notifyError } from '../kit/layout/notify.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import { PhotoItem } from './photo-item.tsx'
import { hasName, mainOf, movedPhoto, waitingUrl, type Photo } from './photos.rules.ts'
import styles from './office.module.css'

const CropPicture = lazyPart(() => import('../kit/images/crop-picture.tsx'), 'CropPicture')

type Props = {
  form: RecordForm<Profile>
  previews: ReadonlyMap<string, string>
  onPicture: (imageUrl: string, picture: Blob) => void
}

/**
 * Up to five photos: the first is the main one until another is chosen; new ones are cropped now
 * and uploaded with the save.
 */
export function Photos({ form, previews, onPicture }: Props) {
  const messages = useMessages(officeMessages)
  const say = useProblemMessage()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { profileImages: photos, mainProfileImageUrl } = form.values
  const main = mainOf(photos, mainProfileImageUrl)
  const write = (next: Photo[], wanted = mainProfileImageUrl) => {
    form.setFieldValue('profileImages', next)
    form.setFieldValue('mainProfileImageUrl', mainOf(next, wanted))
  }
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    if (photos.length >= maxPhotos) return notifyError(messages.uploadError, messages.tooManyImages)
    if (chosen.type !== 'image/jpeg') return notifyError(messages.uploadError, messages.onlyJpeg)
    if (hasName(photos, chosen.name))
      return notifyError(messages.uploadError, messages.imageExists(chosen.name))
    try {
      assertSendable(chosen)
    } catch (problem) {
      return notifyError(messages.uploadError, say(problem))
    }
    setFile(chosen)
  }
  const add = (picture: Blob) => {
    const imageUrl = waitingUrl(crypto.randomUUID())
    onPicture(imageUrl, picture)
    write([...photos, { imageUrl, fileName: file!.name.slice(-100) }])
    setFile(null)
  }
  const problem = form.errors.profileImages ?? form.errors.mainProfileImageUrl
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="photos">
      <h2 className="size-16" id="photos">
        {messages.photos}
        <span className="error" aria-hidden>
          {' '}
          *
        </span>
      </h2>
      <Text size="sm" c="dimmed">
        {messages.photosHint(maxPhotos)}
      </Text>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, i) => (
            <PhotoItem
              key={photo.imageUrl}
              photo={photo}
              place={i + 1}
              preview={previews.get(photo.imageUrl)}
              isMain={photo.imageUrl === main}
              isOnly={photos.length === 1}
              onMakeMain={() => write(photos, photo.imageUrl)}
              onMove={(step) => write(movedPhoto(photos, i, step))}
              onRemove={() => write(photos.filter((other) => other !== photo))}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        data-path="profileImages"
        leftSection={<IconPhotoPlus size={16} aria-hidden />}
        style={{ justifySelf: 'start' }}
        onClick={() => input.current?.click()}
      >
        {messages.addPhoto}
      </Button>
      {problem && (
        <p className="error size-13 no-margin" role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden
        accept="image/jpeg"
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {file && (
        <CropPicture file={file} shape="photo" onCropped={add} onClose={() => setFile(null)} />
      )}
    </section>
  )
}
