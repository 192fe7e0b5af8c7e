import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

export interface Browser {
  executablePath: string
  args: string[]
  /** For the browser process alone. */
  env: Record<string, string>
}

// Only WebGL needs the emulated graphics card; pages are drawn more than twice as fast without it.
const graphics = [
  '--disable-gpu-compositing',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
// Pages of journeys live for seconds: code that would be compiled for a longer life is not worth it.
const shortLives = '--js-flags=--no-sparkplug,--single-threaded-gc'
const args = ['--no-sandbox', '--font-render-hinting=none', shortLives, ...graphics]

/**
 * The Chromium that comes with npm, unpacked once per version together with the libraries and the font it needs,
 * so that nothing has to be installed on the machine. CHROMIUM_PATH names another one.
 */
export async function browser(): Promise<Browser> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args, env: {} }
  const source = path.dirname(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'))
  const folder = path.join(import.meta.dirname, '../node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpack(path.join(source, 'bin'), folder)
  // Both are the package's own: nothing has to be on the machine.
  const env = {
    LD_LIBRARY_PATH: path.join(folder, 'libraries/lib'),
    FONTCONFIG_FILE: path.join(folder, 'fontconfig.xml'),
  }
  return { executablePath: path.join(folder, 'chromium'), args, env }
}

/** The folder appears complete or not at all, also when two runs begin together. */
async function unpack(archives: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await mkdir(path.join(unfinished, 'libraries'), { recursive: true })
  await Promise.all([
    decompress(path.join(archives, 'chromium.br'), path.join(unfinished, 'chromium')),
    unpackTar(path.join(archives, 'fonts.tar.br'), unfinished),
    unpackTar(path.join(archives, 'swiftshader.tar.br'), unfinished),
    unpackTar(path.join(archives, 'al2023.tar.br'), path.join(unfinished, 'libraries')),
    writeFile(path.join(unfinished, 'fontconfig.xml'), fontConfig(folder)),
  ])
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

async function unpackTar(archive: string, folder: string): Promise<void> {
  const tar = path.join(folder, `${path.basename(archive, '.br')}.unfinished`)
  await decompress(archive, tar)
  const { status, stderr } = spawnSync('tar', ['-xf', tar, '-C', folder, '--no-same-owner'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tar could not unpack ${archive}: ${stderr}`)
  await rm(tar)
}

const decompress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }))

/** The package's own file names a folder that is not there, and Chromium ends when it finds no font at all. */
const fontConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`
