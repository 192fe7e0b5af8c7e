/** A place on the table, in hundredths of its width and height. */
export type Place = { readonly x: number; readonly y: number }

const around = { wide: { x: 50, y: 52, rx: 42, ry: 37 }, upright: { x: 50, y: 51, rx: 38, ry: 37 } } as const

export type TableForm = keyof typeof around

export const centreOf = (form: TableForm): Place => around[form]

/** Seats around a table in the order of play, the first at the bottom; whoever plays next sits to the left. */
export function seatPlaces(count: number, form: TableForm): Place[] {
  const { x, y, rx, ry } = around[form]
  return Array.from({ length: count }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / count
    return { x: round(x + rx * Math.cos(angle)), y: round(y + ry * Math.sin(angle)) }
  })
}

/** Seats as they stand around the table for whoever looks: the own seat is first. */
export const seatsFromOwn = (count: number, ownSeat: number | undefined): number[] =>
  Array.from({ length: count }, (_, step) => ((ownSeat ?? 0) + step) % count)

/** Between a seat and the middle of the table, `share` of the way in. */
export function inwards(place: Place, form: TableForm, share: number): Place {
  const middle = centreOf(form)
  return { x: round(place.x + (middle.x - place.x) * share), y: round(place.y + (middle.y - place.y) * share) }
}

const round = (value: number): number => Math.round(value * 100) / 100
