import { qrModules } from '../../platform/text/qr-modules.ts'

/** Converts a QR code to one SVG path, sharp at any size: each run of dark modules is a bar. */
export function codePath(code: string): { size: number; path: string } {
  const modules = qrModules(code)
  const { size } = modules
  const isDark = (x: number, y: number) => x < size && modules.get(y, x) === 1
  const bars: string[] = []
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      let width = 0
      while (isDark(x + width, y)) width += 1
      if (width) bars.push(`M${x} ${y}h${width}v1h-${width}z`)
      x += width
    }
  return { size, path: bars.join('') }
}
