/** The fields of a state that a patch has changed, as they were. */
export function sameFields<State extends object>(state: State, patch: Partial<State>): Partial<State> {
  const fields: Partial<State> = {}
  for (const name in patch) fields[name] = state[name]
  return fields
}
