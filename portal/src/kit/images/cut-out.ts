import { pictureSizes } from '@guichet/contract/files/upload-image.ts'

export type CropShape = keyof typeof pictureSizes
const cropQuality = 0.85

type Area = { x: number; y: number; width: number; height: number }

/**
 * Draws the chosen part at the size of its shape. A face is sent as PNG, as its name on the API
 * ends in .png.
 */
export async function cutOut(
  source: CanvasImageSource,
  area: Area,
  shape: CropShape,
): Promise<Blob> {
  const { width, height } = pictureSizes[shape]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob)
        else reject(new Error('the canvas gave no picture'))
      },
      shape === 'square' ? 'image/png' : 'image/jpeg',
      cropQuality,
    )
  })
}
