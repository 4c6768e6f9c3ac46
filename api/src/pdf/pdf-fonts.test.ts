import { expect, test } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { runScript } from '../../test/run-script.ts'

/** Texts of PDF files that a new process renders one after the other, with a ticket each. */
async function pdfsOf(...titles: string[]) {
  const addressOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const pdfs = await runScript<
    string[]
  >(`import { attachTickets } from ${addressOf('../orders/pdf/attach-pdfs.ts')}
    import { business, sampleTickets } from ${addressOf('../../test/factories/input/email-sample-data.ts')}
    const pdfs = []
    for (const title of ${JSON.stringify(titles)}) {
      const tickets = [{ ...sampleTickets(1)[0], title, when: title }]
      const [file] = attachTickets({ language: 'en', business, reference: '12345678', tickets })
      pdfs.push(Buffer.from(await file.draw(new Map())).toString('base64'))
    }
    console.log(JSON.stringify(pdfs))`)
  return Promise.all(pdfs.map(async (pdf) => readPdf(Buffer.from(pdf, 'base64'))))
}

// A process renders the PDF files of all orders with the same fonts. The glyphs of the first file
// here are also parts of glyphs of the second.
test('no character of a PDF is lost because an earlier PDF had it with an accent', async () => {
  const letters = 'ACEINOUYZ aceinouyz . 1 2'
  const joined = 'Officiel, affluence, œuvre'
  const [, plain, words] = await pdfsOf('ÀÇÈÉÎÑÔÙŸŽ ãçèéîñõùÿž … ½', letters, joined)
  // Each in its bold title and in its regular line.
  expect(plain!.text.split(letters)).toHaveLength(3)
  expect(words!.text.split(joined)).toHaveLength(3)
})
