import { create } from 'qrcode'

const quietZone = 4

/** A QR code as a drawing; `label` is read aloud. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data].flatMap((isDark, i) =>
    isDark ? [`M${(i % size) + quietZone} ${Math.floor(i / size) + quietZone}h1v1h-1z`] : [],
  )
  const side = size + 2 * quietZone
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`
  return (
    <img
      className="code"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width="224"
      height="224"
    />
  )
}
