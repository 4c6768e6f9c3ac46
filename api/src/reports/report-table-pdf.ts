import { withMinusSign } from '@guichet/contract/money.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import type { ReportTable } from '@guichet/contract/reports/report-tables.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { divideText, drawable, pdfColours, pdfWidth } from '../pdf/public.ts'
import type { Block, Flow } from './pdf-pages.rules.ts'

const { ink, dim, line } = pdfColours
const [size, lineHeight, padding, gap] = [9, 12, 5.5, 8]
const nothingHeight = 15
const titleHeight = { above: 16, of: 18 }
const styles = StyleSheet.create({
  title: {
    fontSize: 11,
    fontWeight: 700,
    marginTop: titleHeight.above,
    height: titleHeight.of,
  },
  row: {
    flexDirection: 'row',
    gap,
    fontSize: size,
    // A multiple of the size, as the library expects it.
    lineHeight: lineHeight / size,
    paddingTop: padding / 2,
    borderBottomWidth: 0.5,
    borderBottomColor: line,
  },
  columns: { color: dim, borderBottomColor: ink, borderBottomWidth: 0.75 },
  sum: { fontWeight: 700 },
  nothing: { color: dim, fontSize: size, lineHeight: lineHeight / size, height: nothingHeight },
})

type Columns = ReportTable['columns']
type Row = ReportTable['rows'][number]
type CellText = (content: string | number | null, at: number) => string

type Figure = (figure: number) => string
/** Formats figures for a language. */
export function figuresIn(language: Language): Record<Columns[number]['kind'], Figure> {
  const money = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' })
  const count = new Intl.NumberFormat(`${language}-CA`)
  return {
    money: (figure) => withMinusSign(money.format(figure)),
    count: (figure) => count.format(figure),
    text: String,
  }
}

export const titleInPdf = (title: string, key: string): Block<ReactElement> => ({
  height: titleHeight.above + titleHeight.of,
  content: h(Text, { key: `${key}-title`, style: styles.title }, drawable(title)),
})

/** A table below its title, line by line; its sums stay together on one page. */
export function tableInPdf(table: ReportTable, language: Language): Flow<ReactElement> {
  const { name, columns, rows, sums } = table
  const title = titleInPdf(table.title, name)
  if (rows.length === 0) return { title, columns: null, rows: [nothing(name, language)] }
  const widths = widthsOf(columns)
  const figures = figuresIn(language)
  const shown: CellText = (content, at) =>
    typeof content === 'number' ? figures[columns[at]!.kind](content) : (content ?? '')
  const draw = (row: Row, key: string, style?: (typeof styles)['sum' | 'columns']) =>
    rowOnPaper(
      row.map((content, at) => ({
        words: shown(content, at),
        width: widths[at]!,
        isFigure: columns[at]!.kind !== 'text',
      })),
      key,
      style,
    )
  const sumRows = sums.map((sum, i) => sumOnPaper(sum, `${name}-sum${i}`, { widths, shown }))
  return {
    title,
    columns: draw(
      columns.map(({ header }) => header),
      `${name}-columns`,
      styles.columns,
    ),
    rows: [
      ...rows.map((row, i) => draw(row, `${name}-${i}`)),
      {
        height: sumRows.reduce((height, row) => height + row.height, 0),
        content: h(
          View,
          { key: `${name}-sums` },
          sumRows.map((row) => row.content),
        ),
      },
    ],
  }
}

const nothing = (name: string, language: Language): Block<ReactElement> => ({
  height: nothingHeight,
  content: h(
    Text,
    { key: `${name}-nothing`, style: styles.nothing },
    drawable(reportTablesMessages[language].nothing),
  ),
})

const figureWidths = { count: 60, money: 88 }
/** Text columns share the width that the figures leave; the first of three is the narrowest. */
function widthsOf(columns: Columns): number[] {
  const isLong = columns[1]!.kind === 'text'
  const shareOf = (at: number) => (isLong && at === 0 ? 2 : 3)
  const shares = columns.map(({ kind }, at) => (kind === 'text' ? shareOf(at) : 0))
  const fixed = columns.map(({ kind }) => (kind === 'text' ? 0 : figureWidths[kind]))
  const total = (all: readonly number[]) => all.reduce((before, each) => before + each, 0)
  const left = pdfWidth - gap * (columns.length - 1) - total(fixed)
  return columns.map((_, at) => fixed[at]! || (left * shares[at]!) / total(shares))
}

type Cell = { words: string; width: number; isFigure: boolean; isStrong?: boolean }
const linesOfName = 4
function rowOnPaper(
  cells: readonly Cell[],
  key: string,
  style?: (typeof styles)['sum' | 'columns'],
): Block<ReactElement> {
  const texts = cells.map(({ words, width, isStrong = false }) =>
    divideText(words, { width: width - 1, size, isStrong, most: linesOfName }),
  )
  const height = Math.max(1, ...texts.map((lines) => lines.length)) * lineHeight + padding
  return {
    height,
    content: h(
      View,
      { key, style: [styles.row, ...(style ? [style] : []), { height }], wrap: false },
      cells.map(({ width, isFigure }, at) =>
        h(
          Text,
          { key: at, style: { width, textAlign: isFigure ? 'right' : 'left' } },
          texts[at]!.join('\n'),
        ),
      ),
    ),
  }
}

/** The label spans the columns before the first figure. */
function sumOnPaper(
  sum: Row,
  key: string,
  { widths, shown }: { widths: readonly number[]; shown: CellText },
): Block<ReactElement> {
  const first = sum.findIndex((content, at) => at > 0 && content !== null)
  const labelled = widths.slice(0, first).reduce((width, each) => width + each, gap * (first - 1))
  return rowOnPaper(
    [
      { words: String(sum[0] ?? ''), width: labelled, isFigure: false, isStrong: true },
      ...sum.slice(first).map((content, i) => ({
        words: shown(content, first + i),
        width: widths[first + i]!,
        isFigure: true,
        isStrong: true,
      })),
    ],
    key,
    styles.sum,
  )
}
