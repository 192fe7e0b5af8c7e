import * as zod from 'zod'

// The contract's zod is zod, but for its texts and what may hold texts.
export * from 'zod'

/** Whether a text can be kept: no NUL, which PostgreSQL refuses, and no half of a surrogate pair, which no encoding has. */
export const isKeepable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** The same of every text and name inside. */
export const isKeepableJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isKeepable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => isKeepable(name) && isKeepableJson(part))
}

/** Every text of the contract; each sets its own length. */
export const string = ((...args: Parameters<typeof zod.string>) =>
  zod.string(...args).refine(isKeepable)) as typeof zod.string

/** What a game's own rules read. */
export const json = ((...args: Parameters<typeof zod.json>) =>
  zod.json(...args).refine(isKeepableJson)) as typeof zod.json
