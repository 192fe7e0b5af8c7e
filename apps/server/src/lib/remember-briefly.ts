import type { AppContext } from '../context.ts'
import type { Db } from '../db/db.ts'

interface Found<Value> {
  value: Value
  foundAtMs: number
}

type Find<Key extends readonly string[], Value> = (context: AppContext, ...key: Key) => Promise<Value | undefined>

/**
 * The same search, answered from memory for `lifeMs` after it found something: for rows that calls ask for thousands of
 * times a second and that change by hand. What is not found is asked again, so strangers cannot fill the memory.
 */
export function rememberBriefly<Key extends readonly string[], Value>(
  lifeMs: number,
  find: Find<Key, Value>,
): Find<Key, Value> {
  const foundIn = new WeakMap<Db, Map<string, Found<Value>>>()
  return async (context, ...key) => {
    const found = foundIn.get(context.db) ?? new Map<string, Found<Value>>()
    foundIn.set(context.db, found)
    const name = key.join('\0')
    const nowMs = context.clock.now().getTime()
    const known = found.get(name)
    if (known && Math.abs(nowMs - known.foundAtMs) < lifeMs) return known.value
    const value = await find(context, ...key)
    if (value === undefined) found.delete(name)
    else found.set(name, { value, foundAtMs: nowMs })
    return value
  }
}
