const [left, end] = [17, 43]
/** Of the card, from side to side. */
export const middle = 30
const three = [19, 42, 65]
const four = [16, 33.3, 50.7, 68]
const columns = (rows: readonly number[]) => rows.flatMap((y) => [[left, y] as const, [end, y] as const])
const middles = (rows: readonly number[]) => rows.map((y) => [middle, y] as const)

/** Where the pips of a card lie, by its rank from two on; nothing in the corners tells it before they are seen. */
export const pipsOf: readonly (readonly (readonly [number, number])[])[] = [
  middles([19, 65]),
  middles(three),
  columns([19, 65]),
  [...columns([19, 65]), ...middles([42])],
  columns(three),
  [...columns(three), ...middles([30.5])],
  [...columns(three), ...middles([30.5, 53.5])],
  [...columns(four), ...middles([42])],
  [...columns(four), ...middles([24.6, 59.4])],
]
