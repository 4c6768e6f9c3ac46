import { Badge, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconStar, IconTrash } from '@tabler/icons-react'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import { isWaiting, type Photo } from './photos.rules.ts'
import styles from './office.module.css'

type Props = {
  photo: Photo
  place: number
  /** URL of a photo that is not uploaded yet. */
  preview: string | undefined
  isMain: boolean
  isOnly: boolean
  onMakeMain: () => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

export function PhotoItem({
  photo,
  place,
  preview,
  isMain,
  isOnly,
  onMakeMain,
  onMove,
  onRemove,
}: Props) {
  const messages = useMessages(officeMessages)
  const { fileName, imageUrl } = photo
  return (
    <li className={styles.photo} {...(isMain && { 'data-main': true })}>
      <img src={preview ?? imageUrl} alt={messages.photoAlt(place, fileName)} />
      <span className={styles.photoName}>
        {fileName}
        {isWaiting(photo) && (
          <Text component="span" size="xs" c="dimmed">
            {' '}
            · {messages.notSent}
          </Text>
        )}
      </span>
      <span className={styles.photoFoot}>
        {isMain ? (
          <Badge variant="light" leftSection={<IconStar size={12} aria-hidden />}>
            {messages.primary}
          </Badge>
        ) : (
          <IconAction label={messages.makePrimary(fileName)} icon={IconStar} onClick={onMakeMain} />
        )}
        <span>
          {!isOnly && (
            <IconAction
              label={messages.moveEarlier(fileName)}
              icon={IconArrowLeft}
              onClick={() => onMove(-1)}
            />
          )}
          {!isOnly && (
            <IconAction
              label={messages.moveLater(fileName)}
              icon={IconArrowRight}
              onClick={() => onMove(1)}
            />
          )}
          <IconAction
            color="red"
            label={messages.removePhoto(fileName)}
            icon={IconTrash}
            onClick={onRemove}
          />
        </span>
      </span>
    </li>
  )
}
