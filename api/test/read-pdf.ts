import jsQR from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

const readCode = jsQR as unknown as typeof jsQR.default
export type ReadPdf = { text: string; pages: string[]; title: string; codes: string[] }

/** A PDF as its reader gets it: the selectable text, and the codes that a camera finds. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const paper = await getDocumentProxy(new Uint8Array(bytes))
  const { text: pages } = await extractText(paper, { mergePages: false })
  const { info } = await paper.getMetadata()
  const codes: string[] = []
  for (let number = 1; number <= paper.numPages; number += 1) {
    const page = await paper.getPage(number)
    for (const path of await barsOf(page)) codes.push(await codeIn(path))
  }
  const text = pages.join('\n').replaceAll(/\s+/g, ' ')
  return { text, pages, title: (info as { Title: string }).Title, codes }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
/** Paths of a page that consist of many bars. */
async function barsOf(page: Page): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((operation, i) => {
    if (operation !== OPS.constructPath) return []
    const path = svgPath(argsArray[i][1][0] as Float32Array)
    return path.split('M').length > 50 ? [path] : []
  })
}

// Path steps as the reader encodes them: a kind of step, then its numbers.
const steps = { 0: ['M', 2], 1: ['L', 2], 2: ['C', 6], 3: ['Q', 4], 4: ['Z', 0] } as const
function svgPath(numbers: Float32Array): string {
  let path = ''
  for (let i = 0; i < numbers.length;) {
    const [letter, count] = steps[numbers[i] as keyof typeof steps]
    path += `${letter}${numbers.slice(i + 1, i + 1 + count).join(' ')}`
    i += 1 + count
  }
  return path
}

async function codeIn(path: string): Promise<string> {
  const numbers = [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)]
  const size = Math.max(...numbers.flatMap(([, x, y]) => [Number(x), Number(y)]))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"
    viewBox="-4 -4 ${size + 8} ${size + 8}"><rect x="-4" y="-4" width="200" height="200" fill="#fff"/>
    <path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}
