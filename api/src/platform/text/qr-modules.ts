import QRCode from 'qrcode'

/** White border that cameras need around a code, in modules. */
export const quietZone = 4

/** Modules of a code, row by row: 1 is dark. */
export const qrModules = (code: string) =>
  QRCode.create(code, { errorCorrectionLevel: 'M' }).modules
