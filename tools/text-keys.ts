const call = /\bt\(((?:[^()]|\([^()]*\))*)\)/g
const literal = /'([A-Za-z][\w.:-]*)'/g

/** Keys that source code hands to `t`, as far as they are written out: the first argument, also as a choice of two. */
export function keysIn(source: string): string[] {
  return [...source.matchAll(call)].flatMap(([, argumentsOf = '']) => {
    const first = argumentsOf.split(/,(?![^(]*\))/, 1)[0] ?? ''
    const chosen = first.includes('?') ? first.slice(first.indexOf('?')) : first
    return chosen.includes('`') ? [] : [...chosen.matchAll(literal)].map(([, key = '']) => key)
  })
}
