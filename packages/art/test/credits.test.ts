import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSubjects } from '../src/kit/subjects.ts'

const root = path.join(import.meta.dirname, '../../..')
const credits = readFileSync(path.join(root, 'docs/CREDITS.md'), 'utf8')

interface PackageFile {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Fonts and icon sets of every workspace: they reach the visitor, so their makers are named. */
function artPackages(): string[] {
  const files = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root })
  const names = files.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as PackageFile
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  return [...new Set(names)].filter((name) => /^@(fontsource|fontsource-variable|iconify-json)\//.test(name))
}

describe('credits', () => {
  test('name every font and icon package of the workspaces', () => {
    expect(artPackages().length).toBeGreaterThan(8)
    expect(artPackages().filter((name) => !credits.includes(`\`${name}\``))).toEqual([])
  })

  test('name the author of every game icon', () => {
    const { subjects } = loadSubjects()
    const wanted = Object.entries(subjects).flatMap(([ref, { author }]) =>
      author ? [`| ${ref.slice('game:'.length)} | ${author} |`] : [],
    )
    expect(
      credits
        .split('\n')
        .filter((line) => wanted.includes(line))
        .sort(),
    ).toEqual(wanted.sort())
  })

  test('name the licence of every picture set and of the fonts', () => {
    for (const { title } of Object.values(loadSubjects().sets)) expect(credits).toContain(`[${title}]`)
    for (const licence of ['MIT', 'Apache-2.0', 'CC BY 3.0', 'OFL-1.1']) expect(credits).toContain(licence)
  })
})
