import { maxPhotos } from '@guichet/contract/ticket-office/profile.ts'
import { Badge, Button, Text } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconPhotoPlus,
  IconStar,
  IconTrash,
} from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconAction } from '../kit/icon-action.tsx'
import { useMessages } from '../kit/messages.ts'
import { notifyError } from '../kit/notify.tsx'
import { useProblemMessage } from '../kit/problem-message.ts'
import { assertSendable } from '../kit/upload.ts'
import type { RecordForm } from '../kit/use-record-form.ts'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import { hasName, isWaiting, mainOf, movedPhoto, waitingUrl, type Photo } from './photos.rules.ts'
import styles from './office.module.css'

const CropPicture = lazy(() =>
  import('../kit/crop-picture.tsx').then((module) => ({ default: module.CropPicture })),
)

type Props = {
  form: RecordForm<Profile>
  previews: ReadonlyMap<string, string>
  onPicture: (imageUrl: string, picture: Blob) => void
}

/**
 * One to five photos: the first is the main one until another is chosen; new ones are cut now and
 * sent with the save.
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
    <section className={`panel ${styles.section}`} aria-labelledby="photos">
      <h2 className={styles.heading} id="photos">
        {messages.photos}
        <span className={styles.required} aria-hidden>
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
            <li
              key={photo.imageUrl}
              className={styles.photo}
              {...(photo.imageUrl === main && { 'data-main': true })}
            >
              <img
                src={previews.get(photo.imageUrl) ?? photo.imageUrl}
                alt={messages.photoAlt(i + 1, photo.fileName)}
              />
              <span className={styles.photoName}>
                {photo.fileName}
                {isWaiting(photo) && (
                  <Text component="span" size="xs" c="dimmed">
                    {' '}
                    · {messages.notSent}
                  </Text>
                )}
              </span>
              <span className={styles.photoFoot}>
                {photo.imageUrl === main ? (
                  <Badge variant="light" leftSection={<IconStar size={12} aria-hidden />}>
                    {messages.primary}
                  </Badge>
                ) : (
                  <IconAction
                    label={messages.makePrimary(photo.fileName)}
                    icon={IconStar}

                    onClick={() => write(photos, photo.imageUrl)}
                  />
                )}
                <span>
                  {photos.length > 1 && (
                    <IconAction
                      label={messages.moveEarlier(photo.fileName)}
                      icon={IconArrowLeft}

                      onClick={() => write(movedPhoto(photos, i, -1))}
                    />
                  )}
                  {photos.length > 1 && (
                    <IconAction
                      label={messages.moveLater(photo.fileName)}
                      icon={IconArrowRight}

                      onClick={() => write(movedPhoto(photos, i, 1))}
                    />
                  )}
                  <IconAction
                    color="red"
                    label={messages.removePhoto(photo.fileName)}
                    icon={IconTrash}

                    onClick={() => write(photos.filter((other) => other !== photo))}
                  />
                </span>
              </span>
            </li>
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
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        className={styles.hidden}
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
        <Suspense fallback={null}>
          <CropPicture file={file} shape="photo" onCropped={add} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </section>
  )
}
