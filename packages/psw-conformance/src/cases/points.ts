import type { PswAnswer } from '@fairground/contract/psw'
import type { Case } from '../case.ts'
import { equal, expectCode, NotOffered } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

type Groups = NonNullable<PswAnswer['points']>

/** A player whose vendor is told prize groups. @throws NotOffered without the right */
async function grouped(lab: Lab): Promise<{ player: Player; groups: Groups }> {
  await lab.needs('points')
  const player = await lab.player()
  const { playerId, sessionToken } = player.facts
  const { answer } = await lab.attempt('balance', { playerId, sessionToken })
  expectCode(answer, 'OK', 'balance')
  if (!answer.points) throw new NotOffered('the vendor is not told prize groups')
  return { player, groups: answer.points }
}

const stake = '1000'

export const pointCases: Case[] = [
  {
    id: 'W-107',
    title:
      'a bet names a prize group from the floor to the own one, on no more than its stake, and is one call with it',
    async run(lab) {
      const { player, groups } = await grouped(lab)
      equal(groups.floor <= groups.group && groups.group <= 2_000, true, 'the floor is not above the own group')
      const points = (group: number, base = stake) => ({ group, base, draw: 'draw-1' })
      for (const group of [groups.group + 1, groups.floor - 1])
        expectCode(await player.bet({ ...newBet(), points: points(group) }), 'GROUP_NOT_ALLOWED', `group ${group}`)
      const above = player.betFields({ points: points(groups.group, '1001') })
      expectCode((await lab.attempt('bet', above)).answer, 'BAD_REQUEST', 'a base above the stake')
      await player.expectBalance(100_000, 'balance after the refusals')
      const bet = { ...newBet(), points: points(groups.floor) }
      const placed = await player.bet(bet)
      expectCode(placed, 'OK', 'bet at the floor')
      equal(placed.balance, '99000', 'the whole stake is taken')
      const again = await player.bet(bet)
      equal(again.portalTransactionId, placed.portalTransactionId, 'id of the same bet again')
      const other = { ...bet, points: points(groups.group) }
      expectCode(await player.bet(other), 'TRANSACTION_MISMATCH', 'the same id at another group')
    },
  },
  {
    id: 'W-108',
    title: 'what of the base stands is part of the closing call, and a bet at a group goes back whole',
    async run(lab) {
      const { player, groups } = await grouped(lab)
      const points = { group: groups.floor, base: stake, draw: 'draw-2' }
      const bet = newBet()
      expectCode(await player.bet({ ...bet, points }), 'OK', 'bet')
      const win = { ...player.winFields({ roundId: bet.roundId, amount: '0', roundClosed: true }), pointsBase: '400' }
      expectCode(await lab.send('win', win), 'OK', 'the win that ends the round')
      expectCode(await lab.send('win', { ...win, pointsBase: '500' }), 'TRANSACTION_MISMATCH', 'another base')
      const back = newBet()
      expectCode(await player.bet({ ...back, points }), 'OK', 'a further bet')
      expectCode(await player.rollback(back), 'OK', 'rollback')
      await player.expectBalance(99_000)
    },
  },
]
