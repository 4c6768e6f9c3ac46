import { useEffect, useRef } from 'react'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { useMessages } from '../kit/text/messages.ts'
import { validationMessages } from './validation.messages.ts'
import styles from './validate.module.css'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type Native = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's barcode detector, or a bundled one. */
async function newDetector(): Promise<Detector> {
  const native = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector
  const formats = native ? await native.getSupportedFormats().catch(() => []) : []
  if (native && formats.includes('qr_code')) return new native({ formats: ['qr_code'] })
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}

const pauseMs = 120
/** A code in front of the camera is read once within this time, in milliseconds. */
const sameMs = 4000

type Props = { onRead: (code: string) => void; onRefused: () => void }
/** Camera view that reports every code, or that it cannot be used. */
export function Camera({ onRead, onRefused }: Props) {
  const messages = useMessages(validationMessages)
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onRead, onRefused })
  useEffect(() => {
    latest.current = { onRead, onRefused }
  })
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    const watch = async (screen: HTMLVideoElement) => {
      const detector = await newDetector()
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isOver) return
      screen.srcObject = stream
      await screen.play()
      let last = { code: '', at: 0 }
      while (!isOver) {
        const [found] = await detector.detect(screen).catch(() => [])
        const now = Date.now()
        if (found?.rawValue) {
          if (found.rawValue !== last.code || now - last.at > sameMs)
            latest.current.onRead(found.rawValue)
          last = { code: found.rawValue, at: now }
        }
        await new Promise((passed) => setTimeout(passed, pauseMs))
      }
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    watch(video.current!)
      .catch(() => {
        if (!isOver) latest.current.onRefused()
      })
      .finally(stop)
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return (
    <video ref={video} className={styles.camera} muted playsInline aria-label={messages.camera} />
  )
}
