/** Where a chip may lie on a European layout: the numbers it covers and what it pays to 1. */
export type Position = {
  readonly spot: string
  readonly kind: PositionKind
  readonly numbers: readonly number[]
  readonly paysToOne: number
}

export type PositionKind = 'straight' | 'split' | 'street' | 'corner' | 'six-line' | 'dozen' | 'column' | 'even-chance'

/** The pockets of the wheel, clockwise from 0. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const redNumbers = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green'
  return redNumbers.has(number) ? 'red' : 'black'
}

const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
const rows = Array.from({ length: 12 }, (_, index) => index * 3 + 1)

/** Every legal place. A place on the numbers is named by them, lowest first: "17", "17-20", "0-1-2-3". */
export const positions: readonly Position[] = [
  ...[0, ...numbers].map((number) => inside('straight', 35, [number])),
  ...[1, 2, 3].map((number) => inside('split', 17, [0, number])),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => inside('split', 17, [number, number + 1])),
  ...numbers.filter((number) => number <= 33).map((number) => inside('split', 17, [number, number + 3])),
  inside('street', 11, [0, 1, 2]),
  inside('street', 11, [0, 2, 3]),
  ...rows.map((first) => inside('street', 11, [first, first + 1, first + 2])),
  inside('corner', 8, [0, 1, 2, 3]),
  ...numbers
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((number) => inside('corner', 8, [number, number + 1, number + 3, number + 4])),
  ...rows.slice(0, 11).map((first) =>
    inside(
      'six-line',
      5,
      [0, 1, 2, 3, 4, 5].map((step) => first + step),
    ),
  ),
  ...[1, 2, 3].map((index) => outside(`dozen-${index}`, (number) => Math.ceil(number / 12) === index)),
  ...[1, 2, 3].map((index) => outside(`column-${index}`, (number) => (number - 1) % 3 === index - 1)),
  outside('red', (number) => redNumbers.has(number)),
  outside('black', (number) => !redNumbers.has(number)),
  outside('odd', (number) => number % 2 === 1),
  outside('even', (number) => number % 2 === 0),
  outside('low', (number) => number <= 18),
  outside('high', (number) => number > 18),
]

function inside(kind: PositionKind, paysToOne: number, covered: readonly number[]): Position {
  return { spot: covered.join('-'), kind, numbers: covered, paysToOne }
}

function outside(spot: string, isCovered: (number: number) => boolean): Position {
  const covered = numbers.filter(isCovered)
  if (covered.length === 18) return { spot, kind: 'even-chance', numbers: covered, paysToOne: 1 }
  return { spot, kind: spot.startsWith('dozen') ? 'dozen' : 'column', numbers: covered, paysToOne: 2 }
}
