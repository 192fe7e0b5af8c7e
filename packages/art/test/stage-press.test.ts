import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stageParts } from '../src/slots/bake/stage-parts.ts'
import { isStagePart } from '../src/slots/bake/stage-parts-names.ts'
import { createStagePress, type StagePress } from '../src/slots/bake/stage-press.ts'
import { createStageStore } from '../src/slots/bake/stage-store.ts'
import type { SlotStage } from '../src/slots/stage-manifest.ts'

const game = { gameId: 'demo-00042', grid: { reels: 3, rows: 3 } }
const logo = { name: 'tall-logo', version: 'v1', format: 'avif' }
let folder: string
let press: StagePress

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stages-'))
  press = createStagePress(folder)
})
afterEach(async () => {
  await press.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a picture is rendered once for all who ask at once, and found again by the next press', async () => {
  const [one, other] = await Promise.all([press.picture(game, logo), press.picture(game, logo)])
  expect(one).toBe(other)
  const { format, width } = await sharp(one as Uint8Array).metadata()
  expect([format, width]).toEqual(['heif', 640])
  const files = await readdir(folder)
  expect(files).toHaveLength(1)
  const next = createStagePress(folder)
  expect(Buffer.from((await next.picture(game, logo)) as Uint8Array)).toEqual(Buffer.from(one as Uint8Array))
  await next.stop()
})

test('the description of a stage names pictures that there are, and nothing is made for other names', async () => {
  const bytes = await press.describe(game, 'v1')
  const stage: SlotStage = JSON.parse(Buffer.from(bytes as Uint8Array).toString())
  const { portrait, landscape } = stage.views
  const named = [portrait, landscape].flatMap(({ pictures }) => [...pictures.place, pictures.reels, pictures.cabinet])
  const names = [...named, stage.symbols.sheet].map((url) => url.slice(url.lastIndexOf('/') + 1, -'.v1'.length))
  expect(names.filter((name) => !isStagePart(name))).toEqual([])
  expect(portrait.layout.reels).toHaveLength(3)
  expect(await press.picture(game, { ...logo, name: '../manifest' })).toBeNull()
  expect(await press.picture(game, { ...logo, format: 'exe' })).toBeNull()
  expect(await press.describe({ ...game, gameId: 'baccarat' }, 'v1')).toBeNull()
})

test('every picture has a name that may be asked for', () => {
  expect([...stageParts.keys()].filter((name) => !isStagePart(name))).toEqual([])
})

test('the store keeps to its room: what was used longest ago goes first', async () => {
  const store = createStageStore(folder, 1_000)
  await store.save('old', Buffer.alloc(400))
  const [first = ''] = await readdir(folder)
  await utimes(path.join(folder, first), new Date(1), new Date(1))
  await store.save('new', Buffer.alloc(400))
  await store.save('newest', Buffer.alloc(400))
  expect(await store.find('old')).toBeUndefined()
  expect(await store.find('new')).toHaveLength(400)
  expect(await store.find('newest')).toHaveLength(400)
})
