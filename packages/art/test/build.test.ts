import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
    const { manifest, hasRendered } = await buildArt(folder, { drawings: few })
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
    const { manifest } = await buildArt(folder, { drawings: few })
    expect(await buildArt(folder, { drawings: few })).toEqual({ manifest, hasRendered: false })
  })

  test('restores a file that went missing under the same name', async () => {
    const { manifest } = await buildArt(folder, { drawings: few })
    const lost = path.join(folder, manifest.files['avatar/0@96']?.url.replace('/art/', '') ?? '')
    await rm(lost)
    expect(await buildArt(folder, { drawings: few })).toEqual({ manifest, hasRendered: true })
    expect((await stat(lost)).size).toBeGreaterThan(0)
  })

  test('starts over after a damaged manifest and removes what is no longer named', async () => {
    await buildArt(folder, { drawings: few })
    await writeFile(path.join(folder, 'manifest.json'), '{"inputs":')
    await buildArt(folder, { drawings: few.slice(0, 1) })
    expect(await filesIn(folder)).toHaveLength(Object.keys((await loadManifest(folder)).files).length + 1)
  })

  test('two builds at once end with one whole folder', async () => {
    const [one, two] = await Promise.all([buildArt(folder, { drawings: few }), buildArt(folder, { drawings: few })])
    expect(one.manifest).toEqual(two.manifest)
    expect(await buildArt(folder, { drawings: few })).toMatchObject({ hasRendered: false })
  })

  test('a build that was cut in the middle goes on with what is missing, under the same names', async () => {
    const entry = path.join(import.meta.dirname, '../build.ts')
    const source = `import { buildArt } from ${JSON.stringify(entry)}
      import { allDrawings } from ${JSON.stringify(path.join(import.meta.dirname, '../src/render/drawings.ts'))}
      const drawings = allDrawings().filter(({ key }) => /^(avatar|stall)\\//.test(key))
      await buildArt(${JSON.stringify(folder)}, { drawings, onPlanned: () => console.log('planned') })`
    const cut = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(cut.stdout, 'data')
    while ((await filesIn(folder)).length < 3) await sleep(5)
    cut.kill('SIGKILL')
    await once(cut, 'exit')
    const planned = await loadManifest(folder)
    const drawings = allDrawings().filter(({ key }) => /^(avatar|stall)\//.test(key))
    expect(await buildArt(folder, { drawings })).toEqual({ manifest: planned, hasRendered: true })
    const whole = (await filesIn(folder)).filter((name) => !name.endsWith('.part'))
    expect(whole).toHaveLength(Object.keys(planned.files).length + 1)
  })

  test('an empty folder is named in the refusal', async () => {
    await expect(loadManifest(folder)).rejects.toThrow(folder)
  })
})
