/** Goals of home and away. */
type Goals = readonly [number, number]
type Wins = Readonly<Record<string, boolean>>

/** Odds at which every ending returns another amount: 3, 2, 1, 0.5 and 0. */
export const telltaleOdds = 3

const firstHalf = 'first-half-'

/**
 * What a bet returns for a stake of one at odds of 3, written from the rules once more: by goal difference and sum, with a
 * quarter line as two half stakes. It shares nothing with the settlement that it is compared with.
 */
export function returnedByHand(
  code: string,
  selection: string,
  line: number,
  scores: { half: Goals; full: Goals },
): number {
  if (code.startsWith(firstHalf))
    return returnedByHand(code.slice(firstHalf.length), selection, line, { half: scores.half, full: scores.half })
  const [home, away] = scores.full
  const lead = home - away
  const sign = { home: 1, over: 1, away: -1, under: -1 }[selection] ?? 0
  if (code === 'asian-handicap') return split(lead, line, sign)
  if (code === 'draw-no-bet') return split(lead, 0, sign)
  if (code === 'over-under') return split(home + away, -line, sign)
  if (code === 'team-total-home') return split(home, -line, sign)
  if (code === 'team-total-away') return split(away, -line, sign)
  const wins = { ...onOneScore(scores.full, line)[code], ...onBothScores(scores)[code] }[selection]
  if (wins === undefined) throw new Error(`${code} on ${selection} is not known here`)
  return wins ? telltaleOdds : 0
}

/** Half the stake on the half line below, half on that above; both alike on whole and half lines. */
function split(count: number, line: number, sign: number): number {
  const [low, high] = [Math.floor(line * 2) / 2, Math.ceil(line * 2) / 2]
  return (part(sign * (count + low)) + part(sign * (count + high))) / 2
}

function part(beyond: number): number {
  if (beyond === 0) return 1
  return beyond > 0 ? telltaleOdds : 0
}

function onOneScore([home, away]: Goals, line: number): Readonly<Record<string, Wins>> {
  const [lead, sum, given] = [home - away, home + away, home - away + line]
  const exact = Math.max(home, away) > 4 ? 'any-other' : `${home}-${away}`
  return {
    '1x2': { home: lead > 0, draw: lead === 0, away: lead < 0 },
    'double-chance': { '1X': lead >= 0, '12': lead !== 0, X2: lead <= 0 },
    'european-handicap': { home: given > 0, draw: given === 0, away: given < 0 },
    btts: { yes: home * away > 0, no: home * away === 0 },
    'clean-sheet-home': { yes: away === 0, no: away > 0 },
    'clean-sheet-away': { yes: home === 0, no: home > 0 },
    'odd-even': { odd: sum % 2 !== 0, even: sum % 2 === 0 },
    'total-goals': { '0-1': sum < 2, '2-3': sum > 1 && sum < 4, '4-6': sum > 3 && sum < 7, '7+': sum > 6 },
    'correct-score': { ...Object.fromEntries(listed.map((score) => [score, false])), [exact]: true },
  }
}

const listed = [...'01234'].flatMap((home) => [...'01234'].map((away) => `${home}-${away}`)).concat('any-other')

function onBothScores({ half, full }: { half: Goals; full: Goals }): Readonly<Record<string, Wins>> {
  const [early, late] = [Math.sign(half[0] - half[1]), Math.sign(full[0] - full[1])]
  const names = ['away', 'draw', 'home']
  const pairs = names.flatMap((first, i) =>
    names.map((last, j) => [`${first}/${last}`, early === i - 1 && late === j - 1] as const),
  )
  const [isHome, isAway] = [early === -1 && late === 1, early === 1 && late === -1]
  return {
    'ht-ft': Object.fromEntries(pairs),
    'win-from-behind': { home: isHome, away: isAway, neither: !isHome && !isAway },
  }
}
