import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { proofHash } from '../proof-hash.ts'

test('the hash of a long test changes with every file it loads, at any distance, and with no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('dice.test.ts', "import { dice } from './dice.ts'\n")
  write('dice.ts', "export { cut } from './cut.ts'\nexport const dice = 1\n")
  write('cut.ts', 'export const cut = 1\n')
  write('mines.ts', 'export const mines = 1\n')
  const hash = () => proofHash(path.join(folder, 'dice.test.ts'))
  const before = hash()
  write('mines.ts', 'export const mines = 2\n')
  expect(hash()).toBe(before)
  write('cut.ts', 'export const cut = 2\n')
  expect(hash()).not.toBe(before)
})
