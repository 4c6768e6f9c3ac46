import fs from 'node:fs'
import type { Fields, Shape } from './contract-shape.ts'

/** The shape of the contract as last written. */
export const shapeFile = new URL('contract-shape.txt', import.meta.url)
const indent = '  '

/** Writes a line for each member, so that a change of a member changes one line. */
const linesOf = (fields: Fields) =>
  Object.entries(fields).map(([at, field]) => `${indent}${JSON.stringify([at, field])}`)

export function writeShape({ version, calls, parts }: Shape): void {
  const lines = [
    JSON.stringify({ version }),
    ...Object.entries(calls).flatMap(([call, { at, scopes, sends, answers }]) => [
      JSON.stringify({ call, at, scopes }),
      ' sends',
      ...linesOf(sends),
      ' answers',
      ...linesOf(answers),
    ]),
    ...Object.entries(parts).flatMap(([part, fields]) => [
      JSON.stringify({ part }),
      ...linesOf(fields),
    ]),
  ]
  fs.writeFileSync(shapeFile, `${lines.join('\n')}\n`)
}

type Head = { version?: string; call?: string; part?: string; at: string; scopes: string[] }
export function readShape(): Shape | null {
  if (!fs.existsSync(shapeFile)) return null
  const shape: Shape = { version: '', calls: {}, parts: {} }
  let call: Shape['calls'][string] | undefined
  let fields: Fields = {}
  for (const line of fs.readFileSync(shapeFile, 'utf8').trimEnd().split('\n')) {
    if (line.startsWith(indent)) {
      const [at, field] = JSON.parse(line) as [string, Fields[string]]
      fields[at] = field
    } else if (line === ' sends') fields = call!.sends
    else if (line === ' answers') fields = call!.answers
    else {
      const { version, call: name, part, at, scopes } = JSON.parse(line) as Head
      if (version) shape.version = version
      if (name) shape.calls[name] = call = { at, scopes, sends: {}, answers: {} }
      if (part) shape.parts[part] = fields = {}
    }
  }
  return shape
}
