import { type Fraction, fraction } from '../../exact/fraction.ts'
import { lost, push } from '../../parts/spots/pays.ts'
import { spotGame } from '../../parts/spots/spot-game.ts'

/** What is left when buttons are taken away by fours: 1 … 4. */
type Rest = number
type RestEvent = { readonly type: 'rest'; readonly rest: Rest }

export const rests: readonly Rest[] = [1, 2, 3, 4]
const [fan, kwok, nim, ssh] = [fraction(77, 20), fraction(39, 20), fraction(29, 10), fraction(79, 60)]
const after = (first: Rest): Rest[] => rests.filter((rest) => rest > first)

/** By place, what it returns for each rest that does not lose. */
const places = new Map<string, ReadonlyMap<Rest, Fraction>>([
  ...rests.map((rest): [string, Map<Rest, Fraction>] => [`fan-${rest}`, new Map([[rest, fan]])]),
  ...rests.flatMap((a) => after(a).map((b): [string, Map<Rest, Fraction>] => [`kwok-${a}-${b}`, both(a, b)])),
  // The first number wins, the second gives the stake back.
  ...rests.flatMap((won) =>
    rests
      .filter((other) => other !== won)
      .map((other): [string, Map<Rest, Fraction>] => [
        `nim-${won}-${other}`,
        new Map([
          [won, nim],
          [other, push],
        ]),
      ]),
  ),
  ...rests.map((left): [string, Map<Rest, Fraction>] => {
    const covered = rests.filter((rest) => rest !== left)
    return [`ssh-${covered.join('-')}`, new Map(covered.map((rest) => [rest, ssh]))]
  }),
])

function both(a: Rest, b: Rest): Map<Rest, Fraction> {
  return new Map([
    [a, kwok],
    [b, kwok],
  ])
}

/** One of four numbers, each as likely. */
export const fanTan = spotGame<string, Rest, RestEvent>({
  id: 'fan-tan',
  version: 1,
  spots: [...places.keys()],
  draw: (draws) => draws.int(4) + 1,
  eventsOf: (rest) => [{ type: 'rest', rest }],
  grossOf: (spot, rest) => places.get(spot)?.get(rest) ?? lost,
  opposites: [
    rests.map((rest) => `fan-${rest}`),
    ['kwok-1-2', 'kwok-3-4'],
    ['kwok-1-3', 'kwok-2-4'],
    ['kwok-1-4', 'kwok-2-3'],
  ],
  worstOutcomes: rests,
})
