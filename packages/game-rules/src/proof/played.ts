import { isSameJson } from '../is-same-json.ts'
import type { CheckedSalt } from './check-salt.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Which fields of a proof are not what its seeds make, or why its round cannot be played again. */
export type Played =
  | { readonly game: string; readonly differences: readonly string[]; readonly salt?: CheckedSalt }
  | { readonly part?: string; readonly reason: string }

/** Names of differing fields; compared as JSON, because rules may produce values that files cannot hold. */
export const differencesOf = (expected: Fields, told: Fields): string[] =>
  Object.keys(expected).filter((name) => !isSameJson(JSON.parse(JSON.stringify(expected[name])), told[name]))

export const nameOf = ({ id, version }: { id: string; version: number }): string => `${id} version ${version}`

export const unknownRules = (
  fields: 'rulesId, rulesVersion' | 'modelId, modelVersion',
  id: unknown,
  version: unknown,
) => ({
  part: fields,
  reason: `${fields}: this release does not know ${String(id)} version ${String(version)}`,
})
