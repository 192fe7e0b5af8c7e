import { areOnePerson } from '@fairground/vendor-kit'
import type { HeldCause, ToldBy } from '../db/schema.ts'

/** What somebody says that a draw came to. */
export interface Opinion<Who> {
  who: Who
  result: unknown
  /** The same for the same result, whoever tells it. */
  key: string
  at: Date
}
export interface Person {
  staffId: string
  name: string
  /** Other accounts that may be this person's too. */
  sameAs?: readonly string[]
}
/** The first two who are not one person; undefined where there are none. */
function twoOf(group: readonly Opinion<Person>[]): Person[] | undefined {
  for (const { who: one } of group)
    for (const { who: other } of group) if (!areOnePerson(one, other)) return [one, other].map(nameOf)
  return undefined
}

const nameOf = ({ staffId, name }: Person): Person => ({ staffId, name })

export type Agreement =
  | { kind: 'none' }
  | { kind: 'held'; cause: HeldCause }
  | { kind: 'agreed'; result: unknown; key: string; by: ToldBy }

/**
 * Whether a draw has a result: two sources agree and nobody differs, or two people have typed the same. Each source and each
 * person is given once, with their newest word. What a person typed counts against sources that they could see.
 */
export function agreementOf(sources: readonly Opinion<string>[], people: readonly Opinion<Person>[]): Agreement {
  const standing = people.filter(({ key, at }) => sources.every((source) => source.key === key || source.at <= at))
  const typed = [...Map.groupBy(standing, ({ key }) => key).values()]
  const [agreed, ...others] = typed.flatMap((group) => {
    const [first, people] = [group[0], twoOf(group)]
    return first && people ? [{ result: first.result, key: first.key, by: { people } }] : []
  })
  if (others.length > 0) return { kind: 'held', cause: 'people-differ' }
  if (agreed) return { kind: 'agreed', ...agreed }
  if (typed.length > 1) return { kind: 'held', cause: 'people-differ' }
  return agreementOfSources(sources, typed[0]?.[0]?.key)
}

function agreementOfSources(sources: readonly Opinion<string>[], typedKey: string | undefined): Agreement {
  const [first, ...others] = sources
  if (!first) return { kind: 'none' }
  if (others.some(({ key }) => key !== first.key)) return { kind: 'held', cause: 'sources-differ' }
  if (typedKey !== undefined && typedKey !== first.key) return { kind: 'held', cause: 'people-differ' }
  if (others.length === 0) return { kind: 'none' }
  return { kind: 'agreed', result: first.result, key: first.key, by: { sources: sources.map(({ who }) => who) } }
}
