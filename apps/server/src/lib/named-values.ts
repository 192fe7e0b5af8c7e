/** Names with one value each. @throws an error with status 400 when a name comes twice: which one counts is nobody's guess */
export function namedValues<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  const list = [...entries]
  if (hasRepeatedName(list.map(([name]) => name)))
    throw Object.assign(new Error('a name comes twice'), { statusCode: 400 })
  return Object.fromEntries(list)
}

export const hasRepeatedName = (names: Iterable<string>): boolean => {
  const list = [...names]
  return new Set(list).size < list.length
}
