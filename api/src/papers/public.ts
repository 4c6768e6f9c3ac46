export { amounts, legalTexts, type PaperLine } from './paper-blocks.ts'
export { divideText } from './divide-text.ts'
export {
  drawPaper,
  drawPages,
  drawSheets,
  headHeight,
  paperColours,
  paperHeight,
  paperWidth,
  rule,
  shortText,
  smallPicture,
  text,
  type Sheet,
} from './paper-parts.ts'
export { drawable } from './paper-text.rules.ts'
