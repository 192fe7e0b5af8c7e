/**
 * Writes assets/subjects.json: the icons the sources name, optimised. The icon packages are large, so they stay out of the
 * workspace:  npm i --prefix <folder> @iconify-json/{fluent-emoji,noto,game-icons}  then  node extract-subjects.ts <folder>
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { optimize } from 'svgo'
import type { Subject, SubjectFile, SubjectRef, SubjectSet } from './src/kit/subjects.ts'

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

const packages: Record<SubjectSet, { name: string; title: string; licence: string; source: string }> = {
  fluent: {
    name: 'fluent-emoji',
    title: 'Fluent Emoji',
    licence: 'MIT',
    source: 'https://github.com/microsoft/fluentui-emoji',
  },
  noto: {
    name: 'noto',
    title: 'Noto Emoji',
    licence: 'Apache-2.0',
    source: 'https://github.com/googlefonts/noto-emoji',
  },
  game: { name: 'game-icons', title: 'Game Icons', licence: 'CC-BY-3.0', source: 'https://game-icons.net' },
}

/** The icon packages do not say who drew what; the folders of github.com/game-icons/icons do. */
const gameIconAuthors: Record<string, string> = {
  anchor: 'Lorc',
  ankh: 'Lorc',
  anubis: 'Delapouite',
  'bonsai-tree': 'Delapouite',
  'bull-horns': 'Lorc',
  butterfly: 'Lorc',
  cactus: 'Delapouite',
  'candle-flame': 'Lorc',
  cat: 'Lorc',
  'circling-fish': 'Delapouite',
  circuitry: 'Lorc',
  clover: 'Lorc',
  cobra: 'Delapouite',
  'compact-disc': 'Delapouite',
  coral: 'Delapouite',
  crown: 'Lorc',
  'crystal-cluster': 'Lorc',
  'deer-head': 'Caro Asercion',
  dolphin: 'Delapouite',
  'dragon-spiral': 'Lorc',
  dragonfly: 'Lorc',
  'drama-masks': 'Lorc',
  'eagle-emblem': 'Lorc',
  'egyptian-sphinx': 'Delapouite',
  'egyptian-temple': 'Delapouite',
  'evil-tower': 'Delapouite',
  'eye-of-horus': 'Delapouite',
  feather: 'Lorc',
  'feathered-wing': 'Lorc',
  'fire-bowl': 'Lorc',
  'fox-head': 'Lorc',
  'giant-squid': 'Delapouite',
  'grand-piano': 'Caro Asercion',
  grapes: 'Lorc',
  'griffin-shield': 'Delapouite',
  horseshoe: 'Delapouite',
  horus: 'Delapouite',
  'japanese-bridge': 'Delapouite',
  lighthouse: 'Delapouite',
  lion: 'Lorc',
  'lotus-flower': 'Lorc',
  'mayan-pyramid': 'Delapouite',
  microchip: 'Lorc',
  mountaintop: 'Lorc',
  obelisk: 'Delapouite',
  'open-treasure-chest': 'Skoll',
  pagoda: 'Delapouite',
  panda: 'Delapouite',
  pharoah: 'Delapouite',
  'piano-keys': 'Delapouite',
  'pine-tree': 'Lorc',
  'ringed-planet': 'Lorc',
  'ringing-bell': 'Lorc',
  'robot-golem': 'Lorc',
  rocket: 'Lorc',
  rose: 'Lorc',
  'rune-stone': 'Lorc',
  'scarab-beetle': 'Lorc',
  'sea-turtle': 'Delapouite',
  shield: 'sbed',
  'ship-wheel': 'Delapouite',
  'ship-wreck': 'Delapouite',
  'snowflake-1': 'Lorc',
  'spell-book': 'Delapouite',
  'stone-axe': 'Lorc',
  sun: 'Lorc',
  'sword-hilt': 'Lorc',
  'temple-gate': 'Delapouite',
  'treasure-map': 'Lorc',
  'tribal-mask': 'Lorc',
  trident: 'Lorc',
  'tv-tower': 'Delapouite',
  'western-hat': 'Delapouite',
  windmill: 'Delapouite',
  'wolf-head': 'Lorc',
}

function namedSubjects(folder: string): SubjectRef[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const refs = sources.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/'((?:fluent|noto|game):[a-z0-9-]+)'/g),
  ])
  return [...new Set(refs.map((match) => match[1] as SubjectRef))].sort()
}

function optimised(body: string, width: number, height: number): string {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${body}</svg>`
  const { data } = optimize(whole, { floatPrecision: width > 64 ? 1 : 2, multipass: true, plugins: ['preset-default'] })
  return data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
}

/** Ids must differ between icons, because a tile puts several into one document. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replaceAll('xlink:href=', 'href=')
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
}

/** Fluent's inner shadows harden the edge of the alpha, which frays every outline; one instead of 127 keeps it smooth. */
function withSoftEdges(body: string): string {
  return body.replaceAll(' 127 0"', ' 1 0"')
}

function extract(set: IconSet, ref: SubjectRef, index: number): Subject {
  const name = ref.slice(ref.indexOf(':') + 1)
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`no icon ${ref}`)
  const [width, height] = [icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16]
  const body = withSoftEdges(withOwnIds(optimised(icon.body, width, height), `s${index}`))
  if (!ref.startsWith('game:')) return { body, width, height }
  const author = gameIconAuthors[name]
  if (!author) throw new Error(`name the author of ${ref}: CC BY 3.0 asks for it`)
  return { body, width, height, author }
}

function main(folder: string): void {
  const require = createRequire(path.resolve(folder, 'index.js'))
  const root = import.meta.dirname
  const loaded = Object.fromEntries(
    Object.entries(packages).map(([key, { name }]) => [key, require(`@iconify-json/${name}/icons.json`)]),
  ) as Record<SubjectSet, IconSet>
  const sets = Object.fromEntries(
    Object.entries(packages).map(([key, { name, ...about }]) => [
      key,
      { ...about, version: require(`@iconify-json/${name}/package.json`).version },
    ]),
  ) as SubjectFile['sets']
  const refs = namedSubjects(path.join(root, 'src'))
  const subjects = Object.fromEntries(
    refs.map((ref, index) => [ref, extract(loaded[ref.slice(0, ref.indexOf(':')) as SubjectSet], ref, index)]),
  )
  writeFileSync(path.join(root, 'assets/subjects.json'), `${JSON.stringify({ sets, subjects }, null, 1)}\n`)
  console.log(`${refs.length} subjects`)
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node extract-subjects.ts <folder with the @iconify-json packages>')
main(folder)
