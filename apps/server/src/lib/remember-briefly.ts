import type { AppContext } from '../context.ts'
import type { Db } from '../db/db.ts'

type Find<Key extends readonly string[], Value> = (context: AppContext, ...key: Key) => Promise<Value>

interface Limits {
  /** How old an answer may be. */
  lifeMs: number
  /** With one more everything is forgotten. */
  entriesMax: number
}

interface Asked<Value> {
  answer: Promise<Value>
  askedAtMs: number
  isRenewing?: boolean
}

/**
 * The same search, answered from memory for a moment after it found something: for rows that are asked for hundreds of
 * times a second and change by hand. Nobody has to be told of a change, on any number of processes. Callers that come
 * while a search runs share it; what is not found is asked again. From half of the time on the next caller starts a new
 * search and is answered from memory: under load nobody waits for the database each time the old answer ends.
 */
export function rememberBriefly<Key extends readonly string[], Value>(
  { lifeMs, entriesMax }: Limits,
  find: Find<Key, Value>,
): Find<Key, Value> {
  const askedOf = new WeakMap<Db, Map<string, Asked<Value>>>()
  return (context, ...key) => {
    const asked = askedOf.get(context.db) ?? new Map<string, Asked<Value>>()
    askedOf.set(context.db, asked)
    const name = key.join('\0')
    const askedAtMs = context.clock.now().getTime()
    const known = asked.get(name)
    const ageMs = known ? Math.abs(askedAtMs - known.askedAtMs) : lifeMs
    if (known && ageMs < lifeMs) {
      if (ageMs >= lifeMs / 2) renew(asked, { name, known, askedAtMs }, () => find(context, ...key))
      return known.answer
    }
    if (asked.size >= entriesMax) asked.clear()
    const entry = { answer: find(context, ...key), askedAtMs }
    asked.set(name, entry)
    const forget = () => void (asked.get(name) === entry && asked.delete(name))
    entry.answer.then((value) => value === undefined && forget(), forget)
    return entry.answer
  }
}

interface Renewing<Value> {
  name: string
  known: Asked<Value>
  askedAtMs: number
}

/** A search that fails leaves the old answer for the rest of its time. */
function renew<Value>(
  asked: Map<string, Asked<Value>>,
  { name, known, askedAtMs }: Renewing<Value>,
  search: () => Promise<Value>,
): void {
  if (known.isRenewing) return
  known.isRenewing = true
  search().then(
    (value) => {
      if (asked.get(name) !== known) return
      if (value === undefined) asked.delete(name)
      else asked.set(name, { answer: Promise.resolve(value), askedAtMs })
    },
    () => {
      known.isRenewing = false
    },
  )
}
