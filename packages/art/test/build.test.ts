import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildArt } from '../build.ts'
import { loadManifest } from '../src/manifest.ts'
import { allDrawings } from '../src/render/drawings.ts'

const few = allDrawings().filter(({ key }) => ['logo/mark', 'avatar/0', 'stall/slots'].includes(key))
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'art-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
}

describe('building the art', () => {
  test('writes every file the manifest names, and nothing else', async () => {
    const { manifest, hasRendered } = await buildArt(folder, few)
    expect(hasRendered).toBe(true)
    const named = Object.values(manifest.files).map(({ url }) => url.replace('/art/', ''))
    expect((await filesIn(folder)).sort()).toEqual([...named, 'manifest.json'].sort())
    expect(Object.keys(manifest.files)).toEqual([
      'avatar/0@96',
      'logo/mark',
      'stall/slots@128',
      'stall/slots@192',
      'stall/slots@64',
    ])
    expect(await loadManifest(folder)).toEqual(manifest)
  })

  test('leaves an unchanged folder alone', async () => {
    const { manifest } = await buildArt(folder, few)
    expect(await buildArt(folder, few)).toEqual({ manifest, hasRendered: false })
  })

  test('restores a file that went missing under the same name', async () => {
    const { manifest } = await buildArt(folder, few)
    const lost = path.join(folder, manifest.files['avatar/0@96']?.url.replace('/art/', '') ?? '')
    await rm(lost)
    expect(await buildArt(folder, few)).toEqual({ manifest, hasRendered: true })
    expect((await stat(lost)).size).toBeGreaterThan(0)
  })

  test('starts over after a damaged manifest and removes what is no longer named', async () => {
    await buildArt(folder, few)
    await writeFile(path.join(folder, 'manifest.json'), '{"inputs":')
    await buildArt(folder, few.slice(0, 1))
    expect(await filesIn(folder)).toHaveLength(Object.keys((await loadManifest(folder)).files).length + 1)
  })

  test('two builds at once end with one whole folder', async () => {
    const [one, two] = await Promise.all([buildArt(folder, few), buildArt(folder, few)])
    expect(one.manifest).toEqual(two.manifest)
    expect(await buildArt(folder, few)).toMatchObject({ hasRendered: false })
  })

  test('an empty folder is named in the refusal', async () => {
    await expect(loadManifest(folder)).rejects.toThrow(folder)
  })
})
