import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const portal = import.meta.dirname
const ui = path.join(portal, '../../../packages/ui/src')
const locales = path.join(portal, '../../../packages/i18n/locales')
const read = (file: string): string => readFileSync(file, 'utf8')
const short = (file: string): string => path.relative(path.join(portal, '../../..'), file)

/** Where the home page starts; routes of other pages wait for the later texts and the whole style sheet. */
const starts = [
  'main.tsx',
  ...['__root', '_site', '_site/index', '_site/home', '_site/login', '_site/help'].map((name) => `routes/${name}.tsx`),
]

/** The file of every name that the components are known by. */
const uiFiles = new Map(
  [...read(path.join(ui, 'index.ts')).matchAll(/export \{(.+?)\} from '(.+?)'/gs)].flatMap(
    ([, names = '', file = '']) => namesOf(names).map((name): [string, string] => [name, path.join(ui, file)]),
  ),
)

function namesOf(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
}

/** What a module brings to the page: what it imports, and parts it loads by itself, but not those of `laterPart`. */
function importsOf(file: string): string[] {
  const code = read(file).replace(/laterPart\([\s\S]*?import\('[^']+'\)/g, '')
  const own = [...code.matchAll(/(?:^(?:import|export) (?!type )(?:[^']*? from )?|import\()'(\.[^']+)'/gm)]
  const components = [...code.matchAll(/^import \{([^}]+)\} from '@fairground\/ui'/gm)]
  return [
    ...own.map(([, to = '']) => path.join(path.dirname(file), to)),
    ...components.flatMap(([, names = '']) => namesOf(names).flatMap((name) => uiFiles.get(name) ?? [])),
  ].filter((to) => /\.tsx?$/.test(to) && !to.endsWith('.gen.ts') && existsSync(to))
}

function collect(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const to of importsOf(file)) collect(to, found)
  return found
}

const first = starts
  .map((file) => path.join(portal, file))
  .reduce((found, file) => collect(file, found), new Set<string>())

const leftOut = new Set(
  [...read(path.join(portal, 'app.css')).matchAll(/@source not "(.+)";/g)]
    .flatMap(([, pattern = '']) => globSync(pattern, { cwd: portal }))
    .map((found) => path.join(portal, found))
    .flatMap((found) => (statSync(found).isDirectory() ? globSync(`${found}/**/*.tsx`) : [found])),
)

it('the first style sheet has all classes of the home page', () => {
  const faults = [...first]
    .filter((file) => leftOut.has(file))
    .map(
      (file) =>
        `${short(file)} is shown on the home page, but apps/portal/src/app.css leaves its classes out: take it off the list there, or load it with laterPart`,
    )
  expect(first.size).toBeGreaterThan(80)
  expect(faults).toEqual([])
})

it('the first style sheet has no classes of later pages', () => {
  const faults = [`${portal}/**/*.tsx`, `${ui}/**/*.tsx`]
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.(test|stories)\.tsx$|\/(routes\/[^-]*|test\/[^/]*)$/.test(file))
    .filter((file) => !first.has(file) && !leftOut.has(file))
    .map(
      (file) =>
        `${short(file)} is not on the home page: name it in apps/portal/src/app.css, so that its classes do not weigh on the first load`,
    )
  expect(faults).toEqual([])
})

const code = [...first].map(read).join('\n')
/** What stands before the changing part of a composed key. */
const heads = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, head = '']) => head)
const isSaid = (key: string): boolean =>
  code.includes(`'${key.replace(/_(?:one|other)$/, '')}'`) || heads.some((head) => key.startsWith(head))
const keysOf = (catalogue: string): string[] =>
  Object.keys(JSON.parse(read(path.join(locales, `en/${catalogue}.json`))))

it('the home page uses no deferred text', () => {
  const faults = keysOf('pages').filter(isSaid)
  expect(faults.map((key) => `"${key}" is on the home page: move it from pages.json to portal.json`)).toEqual([])
})

it('the first texts are only those of the home page', () => {
  const faults = keysOf('portal').filter((key) => !isSaid(key))
  expect(faults.map((key) => `"${key}" is not on the home page: move it from portal.json to pages.json`)).toEqual([])
})
