import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import { saveFile } from '../kit/api/save-file.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import styles from './office.module.css'

const size = 256

/** QR code of the public page, as a drawing that a printer enlarges without loss. */
export function PosterDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const messages = useMessages(officeMessages)
  const drawing = useRef<SVGSVGElement>(null)
  const download = () => {
    const text = new XMLSerializer().serializeToString(drawing.current!)
    const file = new Response(text, { headers: { 'content-type': 'image/svg+xml' } })
    return saveFile(file, messages.posterFile)
  }
  return (
    <Dialog title={messages.poster} onClose={onClose} isFullOnPhone>
      <Stack align="center" gap="sm">
        <div className={styles.poster}>
          <QRCodeSVG
            ref={drawing}
            value={url}
            size={size}
            marginSize={4}
            level="M"
            title={messages.posterCode}
          />
        </div>
        <Text size="sm" className={styles.posterUrl!}>
          {url} <CopyButton value={url} />
        </Text>
        <Text size="sm" c="dimmed">
          {messages.posterHint}
        </Text>
        <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
          {messages.posterDownload}
        </Button>
      </Stack>
    </Dialog>
  )
}
