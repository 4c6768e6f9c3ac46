export { drawPaper, paperColours, rule, shortText, text, type Sheet } from './paper-parts.ts'
export { drawable } from './paper-text.rules.ts'
