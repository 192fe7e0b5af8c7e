import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '../index.ts'
import * as studio from '../studio/studio.ts'
import * as chatStudio from '../studio/studio-chat.ts'
import * as instantStudio from '../studio/studio-instant.ts'
import * as rainStudio from '../studio/studio-rain.ts'
import * as seedsStudio from '../studio/studio-seeds.ts'
import * as sharedStudio from '../studio/studio-shared.ts'
import { pswRequests } from '../vendor/psw-requests.ts'
import type * as z from './zod.ts'

/** What no text may be: PostgreSQL keeps no NUL, no encoding has half a pair, and everything has a limit. */
const broken = ['a\u0000b', 'a\ud800b', 'a'.repeat(3_000_001)]

// biome-ignore lint/suspicious/noExplicitAny: the definitions of zod are walked as they stand
type Def = any

/** Paths of the texts in a schema that take what none may be. */
function bareTexts(schema: z.ZodType, at: string): string[] {
  const def: Def = schema._zod.def
  const all = (parts: Iterable<readonly [string, z.ZodType]>) =>
    [...parts].flatMap(([name, part]) => bareTexts(part, `${at}.${name}`))
  switch (def.type) {
    case 'lazy': // JSON of a game, as long as a body may be
      return broken.slice(0, 2).some((text) => schema.safeParse(text).success) ? [at] : []
    case 'string':
      return broken.some((text) => schema.safeParse(text).success) ? [at] : []
    case 'object':
      return all(Object.entries(def.shape as Record<string, z.ZodType>))
    case 'array':
      return all([['*', def.element]])
    case 'record':
      return all([
        ['key', def.keyType],
        ['value', def.valueType],
      ])
    case 'tuple':
      return all(def.items.map((item: z.ZodType, index: number) => [String(index), item]))
    case 'union':
      return all(def.options.map((option: z.ZodType, index: number) => [`|${index}`, option]))
    case 'intersection':
      return [...bareTexts(def.left, at), ...bareTexts(def.right, at)]
    case 'pipe':
      return broken.some((text) => schema.safeParse(text).success) ? bareTexts(def.in, at) : []
    default:
      return def.innerType ? bareTexts(def.innerType, at) : []
  }
}

type Procedure = { '~orpc': { inputSchema?: z.ZodType; route: { method: string; path: string } } }
const procedures = (part: object): Procedure[] =>
  Object.values(part).flatMap((each) => ('~orpc' in each ? [each as Procedure] : procedures(each as object)))

test('every text that comes into the platform has a limit, no NUL and no half of a pair', () => {
  const found = procedures(contract).flatMap(({ '~orpc': { inputSchema, route } }) =>
    inputSchema ? bareTexts(inputSchema, `${route.method} ${route.path}`) : [],
  )
  expect(found).toEqual([])
})

test('so does every text that a vendor sends', () => {
  expect(Object.entries(pswRequests).flatMap(([call, schema]) => bareTexts(schema, call))).toEqual([])
})

test('so does every text that a player sends to the studio', () => {
  const modules = { ...studio, ...instantStudio, ...sharedStudio, ...seedsStudio, ...rainStudio, ...chatStudio }
  const requests = Object.entries(modules).filter(([name]) => /(Request|Say|Report|Query)$/.test(name))
  expect(requests.length).toBeGreaterThan(5)
  const found = requests.flatMap(([name, schema]) =>
    typeof schema === 'object' && schema !== null && '_zod' in schema ? bareTexts(schema as z.ZodType, name) : [],
  )
  expect(found).toEqual([])
})

test('every part of the contract uses the shared text types', () => {
  const own = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && file !== 'zod.ts')
  const straight = own.filter((file) =>
    / from 'zod'$/m.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  )
  expect(straight).toEqual([])
})
