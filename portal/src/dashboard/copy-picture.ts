const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
const scale = 2
const margin = 16
const headPx = 32

/**
 * Copies a drawing with its computed styles inlined: an image file has no access to the page's
 * style sheets.
 */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  for (const [i, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const looks = getComputedStyle(originals[i]!)
    for (const name of painted) element.style.setProperty(name, looks.getPropertyValue(name))
  }
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return copy
}

async function pictureOf(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(drawing).outerHTML)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * margin) * scale
  canvas.height = (height + headPx + 2 * margin) * scale
  const pen = canvas.getContext('2d')!
  const looks = getComputedStyle(document.body)
  pen.scale(scale, scale)
  pen.fillStyle = looks.backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = looks.color
  pen.font = `600 16px ${looks.fontFamily}`
  pen.fillText(title, margin, margin + 14)
  pen.drawImage(image, margin, margin + headPx, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  )
}

/**
 * Copies a drawing with its title to the clipboard; saves it as a file and returns false where the
 * browser does not support that.
 */
export async function copyPicture(drawing: SVGSVGElement, title: string): Promise<boolean> {
  const picture = pictureOf(drawing, title)
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await picture)
    link.download = `${title}.png`
    link.click()
    URL.revokeObjectURL(link.href)
    return false
  }
}
