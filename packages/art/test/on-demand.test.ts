import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildArt } from '../build.ts'
import { type ArtPress, createArtPress } from '../src/on-demand/art-press.ts'
import { allDrawings } from '../src/render/drawings.ts'
import type { ArtManifest } from '../src/url.ts'

const drawings = allDrawings().filter(({ key }) => ['tile/soi-trang', 'avatar/0', 'favicon/png'].includes(key))
let folder: string
let manifest: ArtManifest
let press: ArtPress

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'art-'))
  manifest = (await buildArt(folder, { drawings })).manifest
  press = createArtPress(folder)
})

afterEach(async () => {
  await press.stop()
  await rm(folder, { recursive: true, force: true })
})

const nameOf = (key: string): string => manifest.files[key]?.url.replace('/art/', '') ?? ''

test('a picture that is not there yet is rendered when asked for, whole, once for all who ask, in every width', async () => {
  const names = ['tile/soi-trang@300', 'tile/soi-trang@450'].map(nameOf)
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
  for (const name of names) await rm(path.join(folder, name))
  await Promise.all([...names, ...names].map((name) => press.ensure(name)))
  expect(await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))).toEqual(sizes)
})

test('a name that the manifest does not hold makes nothing', async () => {
  for (const name of ['tile/soi-trang-300.0123456789.avif', '../package.json', ''])
    expect(await press.ensure(name)).toBeUndefined()
  expect(existsSync(path.join(folder, 'tile/soi-trang-300.0123456789.avif'))).toBe(false)
})

test('the names stand before the pictures, and what the first page shows is rendered before the rest', async () => {
  const whole = path.join(folder, 'whole')
  const there = (key: string) => existsSync(path.join(whole, nameOf(key)))
  const seen: [string, boolean, boolean][] = []
  const note = (when: string) => () => void seen.push([when, there('favicon/png@32'), there('tile/soi-trang@300')])
  await buildArt(whole, { drawings, onPlanned: note('planned'), onFirst: note('first') })
  expect(seen).toEqual([
    ['planned', false, false],
    ['first', true, false],
  ])
  expect(there('tile/soi-trang@300')).toBe(true)
})
