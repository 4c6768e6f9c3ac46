export { amounts, legalTexts, type PdfLine } from './pdf-blocks.ts'
export { divideText } from './divide-text.ts'
export {
  renderPdf,
  renderPages,
  renderSheets,
  headHeight,
  pdfColours,
  pdfHeight,
  pdfWidth,
  rule,
  shortText,
  smallPicture,
  text,
  type Sheet,
} from './pdf-parts.ts'
export { drawable } from './pdf-text.rules.ts'
