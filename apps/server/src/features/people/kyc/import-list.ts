import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { FileFault, ListedPerson } from './list-file.ts'
import { nameKeyOf } from './name-key.ts'
import { readEu } from './read-eu.ts'
import { readOfac } from './read-ofac.ts'
import { readUn } from './read-un.ts'
import { openMatches, screeningKey } from './screen-person.ts'
import { type ListedName, listScreened, replaceList } from './screening-store.ts'

const readers = { ofac: readOfac, un: readUn, eu: readEu } as const
export type ScreeningListName = keyof typeof readers
export const isScreeningList = (name: string): name is ScreeningListName => Object.hasOwn(readers, name)

interface File {
  list: ScreeningListName
  /** Of the list, yyyy-MM-dd. */
  dated: string
  text: string
}

const actor = { kind: 'system', id: 'screening' } as const

/** Takes a list in, whole or not at all, and holds every known name against it; or answers every place that is wrong. */
export async function importScreeningList(
  context: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  { list, dated, text }: File,
): Promise<{ entryCount: number; matchCount: number } | { faults: FileFault[] }> {
  const read = readers[list](text)
  if ('faults' in read) return read
  const names = read.people.flatMap(listedNames)
  const entryCount = read.people.length
  return transact(context.db, async (tx) => {
    await replaceList(tx, { list, dated, importedAt: context.clock.now(), entryCount }, names)
    const keys = new Map(names.map(({ nameKey }) => [screeningKey(context, nameKey).toString('hex'), nameKey]))
    let matchCount = 0
    for (const { memberId, nameKey, birthYear } of await listScreened(tx, keysOf(keys))) {
      const plain = keys.get(nameKey.toString('hex'))
      if (plain) matchCount += await openMatches(tx, context, { memberId, nameKey: plain, birthYear })
    }
    const detail = { dated, entryCount, matchCount }
    await recordAudit(tx, { actor, action: 'screening.imported', subject: list, detail })
    return { entryCount, matchCount }
  })
}

const keysOf = (keys: ReadonlyMap<string, string>): Buffer[] => [...keys.keys()].map((key) => Buffer.from(key, 'hex'))

const listedNames = ({ entryId, names, birthYears }: ListedPerson): ListedName[] =>
  names.flatMap((name) => {
    const nameKey = nameKeyOf(name)
    return nameKey === undefined ? [] : [{ entryId, name, nameKey, birthYears }]
  })
