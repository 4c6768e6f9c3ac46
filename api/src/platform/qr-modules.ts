import QRCode from 'qrcode'

/** The white around a code without which no camera finds it, in modules. */
export const quietZone = 4

/** The squares of a code, row by row: 1 is dark. */
export const qrModules = (code: string) =>
  QRCode.create(code, { errorCorrectionLevel: 'M' }).modules
