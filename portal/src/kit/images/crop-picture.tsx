import { pictureSizes } from '@guichet/contract/files/upload-image.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { Dialog } from '../layout/dialog.tsx'
import { useMessages } from '../text/messages.ts'
import { cutOut, type CropShape } from './cut-out.ts'
import { imageMessages } from './image.messages.ts'
import styles from './image-field.module.css'

type Props = {
  file: File
  shape: CropShape
  onCropped: (picture: Blob) => void
  onClose: () => void
}

/** Chooses the part of an image to keep: by mouse, finger, wheel, or arrow keys and slider. */
export function CropPicture({ file, shape, onCropped, onClose }: Props) {
  const messages = useMessages(imageMessages)
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [isCutting, setCutting] = useState(false)
  const image = useRef<HTMLImageElement | null>(null)
  const [url] = useState(() => URL.createObjectURL(file))
  // Revoked after a minute: in development React unmounts and mounts again with the same URL.
  useEffect(
    () => () => {
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    },
    [url],
  )
  const { width, height } = pictureSizes[shape]
  const use = async () => {
    if (!image.current || !area) return
    setCutting(true)
    await cutOut(image.current, area, shape).then(onCropped, () => {
      setUnreadable(true)
      setCutting(false)
    })
  }
  const isTooSmall = size !== null && (size.width < width || size.height < height)
  return (
    <Dialog onClose={onClose} size="lg" title={messages.cropTitle}>
      <Text size="sm" c="dimmed" mb="xs">
        {messages.cropHint}
      </Text>
      {isUnreadable ? (
        <Alert color="red" role="alert">
          {messages.unreadable}
        </Alert>
      ) : (
        <>
          {size && isTooSmall && (
            <Alert color="orange" role="alert" mb="xs">
              {messages.tooSmall(size, { width, height })}
            </Alert>
          )}
          <div className={styles.crop}>
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={width / height}
              maxZoom={5}
              keyboardStep={8}
              onMediaLoaded={({ naturalWidth, naturalHeight }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              setImageRef={(ref) => {
                image.current = ref.current
              }}
              mediaProps={{ onError: () => setUnreadable(true), alt: '' }}
              cropperProps={{ 'aria-label': messages.cropArea, role: 'application' }}
            />
          </div>
          <Group wrap="nowrap" mt="sm" gap="md">
            <label htmlFor="crop-zoom">{messages.zoom}</label>
            <input
              id="crop-zoom"
              className={styles.zoom}
              type="range"
              min={1}
              max={5}
              step={0.05}
              value={zoom}
              aria-valuetext={`${Math.round(zoom * 100)} %`}
              onChange={(event) => setZoom(Number(event.currentTarget.value))}
            />
          </Group>
          <Text size="xs" c="dimmed" mt="xs">
            {messages.result(width, height)}
          </Text>
          {!isTooSmall && area && area.width < width && (
            <Text size="sm" mt="xs" component="output">
              {messages.enlarged(Math.round(area.width), Math.round(area.height))}
            </Text>
          )}
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          data-autofocus
          loading={isCutting}
          disabled={isUnreadable || !area}
          onClick={() => void use()}
        >
          {messages.use}
        </Button>
      </Group>
    </Dialog>
  )
}
