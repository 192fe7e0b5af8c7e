import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'precompress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('text over 1 kB, also in folders below, gets a .br and a .gz that hold the same', async () => {
  const text = 'const fair = true\n'.repeat(100)
  mkdirSync(path.join(folder, 'assets'))
  for (const name of ['index.html', 'assets/app.js', 'assets/app.css', 'assets/wheel.svg', 'assets/texts.json']) {
    writeFileSync(path.join(folder, name), text)
  }
  await precompress(folder)
  for (const name of ['index.html', 'assets/app.js', 'assets/app.css', 'assets/wheel.svg', 'assets/texts.json']) {
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(path.join(folder, `${name}.gz`))).toString()).toBe(text)
  }
})

test('small files and files that are compressed already stay alone', async () => {
  writeFileSync(path.join(folder, 'small.js'), 'x'.repeat(1024))
  writeFileSync(path.join(folder, 'photo.webp'), 'x'.repeat(5000))
  await precompress(folder)
  expect(readdirSync(folder).sort()).toEqual(['photo.webp', 'small.js'])
})

test('what has its compressed forms already is left as it is; one that was lost, or is older than its file, is written again', async () => {
  for (const name of ['old.js', 'half.js']) writeFileSync(path.join(folder, name), 'const fair = true\n'.repeat(100))
  writeFileSync(path.join(folder, 'old.js.br'), 'kept')
  writeFileSync(path.join(folder, 'old.js.gz'), 'kept')
  writeFileSync(path.join(folder, 'half.js.br'), 'cut')
  for (const name of ['new.json.br', 'new.json.gz']) {
    writeFileSync(path.join(folder, name), 'stale')
    utimesSync(path.join(folder, name), 0, 0)
  }
  writeFileSync(path.join(folder, 'new.json'), 'x'.repeat(2000))
  await precompress(folder)
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'new.json.br'))).length).toBe(2000)
  expect(readFileSync(path.join(folder, 'old.js.br'), 'utf8')).toBe('kept')
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'half.js.br'))).length).toBe(1800)
  const forms = (name: string) => [name, `${name}.br`, `${name}.gz`]
  expect(readdirSync(folder).sort()).toEqual(['half.js', 'new.json', 'old.js'].flatMap(forms))
})
