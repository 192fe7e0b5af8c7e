/** Fields of views that hold cards. */
const cardFields = new Set([
  'hand',
  'cards',
  'hole',
  'board',
  'mustInclude',
  'back',
  'middle',
  'front',
  'eaten',
  'discards',
  'phoms',
  'loose',
])

/** Every card that stands anywhere in a view. */
export function cardsIn(view: unknown, isCards = false): number[] {
  if (typeof view === 'number') return isCards ? [view] : []
  if (typeof view !== 'object' || view === null) return []
  return Object.entries(view).flatMap(([field, value]) =>
    cardsIn(value, Array.isArray(view) ? isCards : cardFields.has(field)),
  )
}
