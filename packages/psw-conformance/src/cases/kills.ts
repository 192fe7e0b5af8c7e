import { setTimeout as sleep } from 'node:timers/promises'
import type { PswAnswer } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { Case } from '../case.ts'
import { check, Deviation, equal, expectCode, NotTried } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { type BetIds, newBet, type Player } from '../player.ts'

const playerCount = 4
const inFlight = 32
const stake = 200
const answeredBeforeKill = 60
const pauseMs = 200
/** How long the portal may take to come back. */
const backMsMax = 60_000

interface Sent {
  player: Player
  bet: BetIds
  /** Undefined: nothing that can be trusted came, so the vendor does not know. */
  first: PswAnswer | undefined
}

/** A signed answer that decides the bet; a portal that is busy or gone has not decided it. */
async function attempt(lab: Lab, player: Player, bet: BetIds): Promise<PswAnswer | undefined> {
  try {
    const { answer, isSigned } = await lab.attempt('bet', player.betFields({ ...bet, amount: String(stake) }))
    return isSigned && answer.code !== 'IN_PROGRESS' && answer.code !== 'TEMPORARY' ? answer : undefined
  } catch (error) {
    if (error instanceof PswUnknownOutcome) return undefined
    throw error
  }
}

/** Asks with the same id until it is decided. @throws Deviation when the portal stays away */
async function untilDecided(lab: Lab, player: Player, bet: BetIds): Promise<PswAnswer> {
  const giveUpAt = performance.now() + backMsMax
  while (performance.now() < giveUpAt) {
    const answer = await attempt(lab, player, bet)
    if (answer) return answer
    await sleep(pauseMs)
  }
  throw new Deviation(`a bet was not decided within ${backMsMax / 1_000} s`)
}

const playersOf = (lab: Lab) => Promise.all(Array.from({ length: playerCount }, () => lab.player()))

/** Lets the operator act once; failures are reported at the end. */
function handOf(work: () => Promise<void>) {
  let acting: Promise<PromiseSettledResult<void>[]> | undefined
  return {
    act() {
      acting ??= Promise.allSettled([work()])
    },
    async ended() {
      const [end] = (await acting) ?? []
      if (end?.status === 'rejected') throw end.reason
    },
  }
}

/** Many bets at once; the operator kills the portal when some are answered, and starts it again. */
async function betThroughKill(lab: Lab, players: Player[], restart: () => Promise<void>): Promise<Sent[]> {
  const history: Sent[] = []
  const hand = handOf(restart)
  const play = async (index: number) => {
    for (let isAlive = true; isAlive; ) {
      const player = players[index % playerCount] as Player
      const bet = newBet()
      const first = await attempt(lab, player, bet)
      history.push({ player, bet, first })
      isAlive = first !== undefined
      const answered = history.filter((sent) => sent.first).length
      if (answered >= answeredBeforeKill) hand.act()
      if (answered >= 10 * answeredBeforeKill) throw new Deviation('the portal answered on: the command killed nothing')
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: inFlight }, (_, index) => play(index)))
  await hand.ended()
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return history
}

/** Outcome of each bet: booked once, identical in every answer. */
async function checkBets(lab: Lab, players: Player[], history: readonly Sent[]): Promise<void> {
  const waiting = [...history]
  const lane = async () => {
    for (let sent = waiting.pop(); sent; sent = waiting.pop()) await checkBet(lab, sent)
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
  for (const player of players) {
    const count = history.filter((sent) => sent.player === player).length
    await player.expectBalance(100_000 - stake * count)
  }
}

async function checkBet(lab: Lab, { player, bet, first }: Sent): Promise<void> {
  if (first) expectCode(first, 'OK', 'a bet before the end')
  const answer = await untilDecided(lab, player, bet)
  expectCode(answer, 'OK', 'a retry')
  const again = await untilDecided(lab, player, bet)
  equal(again.replayed, true, 'the retry of a retry is a replay')
  const told = (first ?? answer).portalTransactionId
  if (first) equal(answer.replayed, true, 'the retry of an answered bet is a replay')
  equal(answer.portalTransactionId, told, 'the first result')
  equal(again.portalTransactionId, told, 'the first result, again')
}

function killCase(id: string, title: string, wanted: (sent: Sent, state: string | undefined) => boolean): Case {
  return {
    ...{ id, title, isSingle: true },
    async run(lab) {
      const { restart } = lab.options.operator ?? {}
      if (!restart) throw new NotTried('needs a command that kills the portal and starts it again (--restart-command)')
      const players = await playersOf(lab)
      const history = await betThroughKill(lab, players, restart)
      let caught = 0
      for (const sent of history) {
        const state = sent.first ? undefined : await stateOf(lab, sent)
        if (wanted(sent, state)) caught += 1
      }
      check(caught > 0, 'no bet was caught by the end of the portal')
      await checkBets(lab, players, history)
    },
  }
}

async function stateOf(lab: Lab, { player, bet }: Sent): Promise<string | undefined> {
  const { playerId } = player.facts
  const giveUpAt = performance.now() + backMsMax
  while (performance.now() < giveUpAt) {
    const sent = await lab
      .attempt('transaction/status', { playerId, transactionId: bet.transactionId })
      .catch(() => null)
    if (sent?.isSigned && sent.answer.code === 'OK') return sent.answer.state
    await sleep(pauseMs)
  }
  throw new Deviation(`the portal did not come back within ${backMsMax / 1_000} s`)
}

export const killCases: Case[] = [
  killCase(
    'W-42',
    'killed after the commit and before the answer, the portal answers a retry with the first result',
    ({ first }, state) => first !== undefined || state === 'APPLIED',
  ),
  killCase('W-43', 'killed before the commit, the portal takes a retry once', (_, state) => state === 'UNKNOWN'),
  {
    id: 'W-44',
    title: 'a fail-over of the database loses no bet that was answered',
    isSingle: true,
    async run(lab) {
      const { failOver } = lab.options.operator ?? {}
      if (!failOver) throw new NotTried('needs a command that fails the database over (--failover-command)')
      const players = await playersOf(lab)
      const { raceCount } = lab.options.timing
      const history: Sent[] = []
      const hand = handOf(failOver)
      const play = async (index: number) => {
        const player = players[index % playerCount] as Player
        while (history.length < raceCount) {
          const sent: Sent = { player, bet: newBet(), first: undefined }
          history.push(sent)
          if (history.length >= raceCount / 2) hand.act()
          sent.first = await untilDecided(lab, player, sent.bet)
        }
      }
      await Promise.all(Array.from({ length: inFlight }, (_, index) => play(index)))
      await hand.ended()
      await checkBets(lab, players, history)
    },
  },
]
