import type { Draws, Shape } from './play.ts'

/** The smallest selection that a pad of this shape gives, at random: for long plays and tests. */
export function randomSelection(shape: Shape, draws: Draws): unknown {
  switch (shape.kind) {
    case 'none':
      return null
    case 'numbers':
      return draws.deal(10 ** shape.digits, shape.picksMin).map((number) => {
        const digits = `${number}`.padStart(shape.digits, '0')
        return shape.hasOpenDigit ? withOpenDigit(digits, draws.int(shape.digits)) : digits
      })
    case 'choices':
      return some(shape.choices, shape.picksMin, draws)
    case 'banker':
      return some(shape.choices, shape.picks, draws)
    case 'sets':
      return shape.places.map(() => some(shape.choices, 1, draws))
    case 'place':
      return { place: some(shape.places, 1, draws)[0], digits: some(shape.choices, 1, draws) }
    case 'multi-single': {
      const picked = some(shape.choices, shape.multi + shape.single, draws)
      return { multi: picked.slice(0, shape.multi), single: picked.slice(shape.multi) }
    }
    case 'numbers-special':
      return { numbers: some(shape.choices, shape.picks, draws), special: some(shape.specials, 1, draws)[0] }
  }
}

const withOpenDigit = (digits: string, at: number): string => `${digits.slice(0, at)}*${digits.slice(at + 1)}`

const some = (choices: readonly string[], count: number, draws: Draws): string[] =>
  draws.deal(choices.length, count).flatMap((index) => choices[index] ?? [])
