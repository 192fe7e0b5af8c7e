import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findSubject, loadSubjects } from '../src/kit/subjects.ts'

const src = path.join(import.meta.dirname, '../src')

function namedInSources(): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(/'((?:fluent|noto|game):[a-z0-9-]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  return [...new Set(names)].sort()
}

/** Sweets, toys, school and baby animals: nothing that speaks to children may become art. */
const CHILDISH =
  /lollipop|candy|cupcake|doughnut|cookie|ice-cream|chocolate|shortcake|carousel|teddy|balloon|backpack|baby|chick|unicorn|kite|yo-yo|crayon|school/

describe('subject file', () => {
  const { subjects, sets } = loadSubjects()

  test('holds exactly the icons the sources name', () => {
    expect(Object.keys(subjects).sort()).toEqual(namedInSources())
  })

  test('names a licence for every set and an author for every game icon', () => {
    expect(Object.values(sets).map(({ licence }) => licence)).toEqual(['MIT', 'Apache-2.0', 'CC-BY-3.0'])
    const nameless = Object.entries(subjects).filter(([ref, { author }]) => ref.startsWith('game:') !== Boolean(author))
    expect(nameless.map(([ref]) => ref)).toEqual([])
  })

  test('holds nothing that speaks to children', () => {
    expect(Object.keys(subjects).filter((ref) => CHILDISH.test(ref))).toEqual([])
  })

  test('refuses an icon that was never extracted', () => {
    expect(() => findSubject('noto:no-such-thing')).toThrow('noto:no-such-thing')
  })
})
