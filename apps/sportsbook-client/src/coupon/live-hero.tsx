import { HeroMarkets } from '../esports/hero-markets.tsx'
import { Scoreboard } from '../match/scoreboard.tsx'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { sportOf } from './main-markets.ts'

/** The match in play that is nearest to its end: the first that is level, else the first of all. */
export function LiveHero() {
  const play = useSports()
  const matches = useSportsState(({ coupon }) => coupon)?.filter(({ state }) => state === 'playing') ?? []
  const late = [...matches].sort((one, other) => other.inputs.minute - one.inputs.minute)
  const match = late.find(({ inputs: { score } }) => score[0] === score[1]) ?? late[0]
  if (!match) return null
  return (
    <Scoreboard match={match} onOpen={() => play.show({ at: 'match', matchId: match.matchId, back: { at: 'live' } })}>
      {sportOf(match) !== 'football' && <HeroMarkets match={match} />}
    </Scoreboard>
  )
}
