import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { programFile } from './program-file.ts'

const root = path.join(import.meta.dirname, '../../..')
let folder: string
let entry: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'program-'))
  entry = path.join(folder, 'main.ts')
  write('main.ts', "import { readFileSync } from 'node:fs'\nimport { word } from './word.ts'\n")
  write(
    'main.ts',
    "console.log(word, readFileSync(new URL('data.txt', import.meta.url), 'utf8'), import.meta.dirname)\n",
    'a',
  )
  write('word.ts', "export const word: string = 'first'\n")
  write('data.txt', 'beside it')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  const name = path.relative(root, folder).replaceAll(path.sep, '-')
  for (const end of ['mjs', 'json'])
    rmSync(path.join(root, 'node_modules/.cache/programs', `${name}-main.${end}`), { force: true })
})

const write = (name: string, text: string, flag = 'w') => writeFileSync(path.join(folder, name), text, { flag })
const run = async () => execFileSync(process.execPath, [await programFile(entry)], { encoding: 'utf8' }).trim()

test('a program in one module runs as its source does, and finds what lies beside it', async () => {
  expect(await run()).toBe(`first beside it ${folder}`)
  rmSync(path.join(folder, 'word.ts'))
  write('word.ts', "export const word: string = 'second, from a file of another size'\n")
  expect(await run()).toBe(`second, from a file of another size beside it ${folder}`)
})

test('a program whose source has not changed is not made again, and those who ask at once share the making', async () => {
  const files = await Promise.all([programFile(entry), programFile(entry)])
  const madeAt = statSync(files[0]).mtimeMs
  expect(await programFile(entry)).toBe(files[1])
  expect(statSync(files[0]).mtimeMs).toBe(madeAt)
})

test('what does not parse is told with its file', async () => {
  write('word.ts', 'export const word = = 1\n')
  await expect(programFile(entry)).rejects.toThrow(/word\.ts/)
})
