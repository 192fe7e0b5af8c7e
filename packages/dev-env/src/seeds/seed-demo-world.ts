import { isRefusal } from '@fairground/client'
import { demoAccounts } from '../demo-accounts.ts'
import { openPlayer } from '../player.ts'
import { provePerson } from '../prove-person.ts'
import { seedAdjustments } from './adjustments.ts'
import { seedAgents } from './agents.ts'
import { seedContracts } from './contracts.ts'
import { seedDeposits } from './deposits.ts'
import { seedFeedback } from './feedback.ts'
import { seedFreeRounds } from './free-rounds.ts'
import { seedIdentity } from './identity.ts'
import { seedLanguages } from './languages.ts'
import { seedLobby } from './lobby.ts'
import { seedMissions } from './missions.ts'
import { seedPages } from './pages.ts'
import { enter } from './players.ts'
import { seedPoints } from './points.ts'
import { seedPromotions } from './promotions.ts'
import { seedRaffles } from './raffles.ts'
import { seedRains } from './rains.ts'
import { seedRewards } from './rewards.ts'
import { seedRisk } from './risk.ts'
import { seedRounds } from './rounds.ts'
import type { SeedWorld } from './seed-world.ts'
import { seedStaff } from './staff.ts'
import { seedTransfers } from './transfers.ts'
import { askTurnover, forgoTurnover } from './turnover.ts'
import { seedWithdrawals } from './withdrawals.ts'

const catalogueMsMax = 30_000

/**
 * Fills a new world through the real calls, as people would: registered, paid in, played, withdrew, reviewed.
 * Every step may run twice; pages are written while people play; the last account to appear marks the end.
 */
export async function seedDemoWorld(world: SeedWorld): Promise<void> {
  if (await isSeeded(world)) return
  console.log('First start: people move in (a few seconds) …')
  await seedStaff(world)
  await forgoTurnover(world)
  await seedLanguages(world)
  await untilCatalogue(world)
  await seedAgents(world)
  await seedDeposits(world)
  await Promise.all([seedRounds(world), seedPages(world).then(() => seedLobby(world))])
  await seedIdentity(world)
  await seedWithdrawals(world)
  await seedAdjustments(world)
  await seedFeedback(world)
  await seedContracts(world)
  await seedTransfers(world)
  await seedRewards(world)
  await seedPromotions(world)
  await seedFreeRounds(world)
  await seedMissions(world)
  await seedRaffles(world)
  await seedRains(world)
  await seedPoints(world)
  await seedRisk(world)
  await askTurnover(world)
  await enter(world, newcomer)
}

const newcomer = demoAccounts.players[5]

async function isSeeded(world: SeedWorld): Promise<boolean> {
  try {
    const { username, password } = newcomer
    const { api } = openPlayer(world.portalUrl, username)
    await api.session.login({ username, password, ...(await provePerson(api, 'login')) })
    return true
  } catch (error) {
    if (isRefusal(error, 'BAD_CREDENTIALS')) return false
    throw error
  }
}

/** The platform fetches the studio's game list by a job of its own. */
async function untilCatalogue({ portalUrl }: SeedWorld): Promise<void> {
  const { api } = openPlayer(portalUrl, 'visitor')
  const giveUpAt = Date.now() + catalogueMsMax
  for (;;) {
    const { total } = await api.catalogue.popular({ pageSize: 1 })
    if (total > 0) return
    if (Date.now() > giveUpAt) throw new Error('the studio offered no games')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
