import { colourOf } from '@fairground/game-rules/games/roulette'

const [lowMax, dozen] = [18, 12]

/** How often each of the even chances and dozens came; zero belongs to none. */
export function splitsOf(numbers: readonly number[]) {
  const came = numbers.filter((number) => number > 0)
  const count = (isIt: (number: number) => boolean) => came.filter(isIt).length
  return [
    [
      { spot: 'red', count: count((number) => colourOf(number) === 'red') },
      { spot: 'black', count: count((number) => colourOf(number) === 'black') },
    ],
    [
      { spot: 'even', count: count((number) => number % 2 === 0) },
      { spot: 'odd', count: count((number) => number % 2 === 1) },
    ],
    [
      { spot: 'low', count: count((number) => number <= lowMax) },
      { spot: 'high', count: count((number) => number > lowMax) },
    ],
    [
      { spot: 'dozen-1', count: count((number) => number <= dozen) },
      { spot: 'dozen-2', count: count((number) => number > dozen && number <= 2 * dozen) },
      { spot: 'dozen-3', count: count((number) => number > 2 * dozen) },
    ],
  ] as const
}
