import { isRefusal } from '@fairground/client'
import { type DemoAccount, demoAccounts, demoPaymentPassword } from '../demo-accounts.ts'
import { openPlayer, type Player } from '../player.ts'
import { provePerson } from '../prove-person.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [general, below] = demoAccounts.agents
const [owner] = demoAccounts.staff
const [, bienxanh79, hoasen88, quocbao77] = demoAccounts.players
const linkNote = 'Hội chợ cuối tuần'

/** A general agent opened by staff, with two players and a sub-agent with a third, so that play counts for teams. */
export async function seedAgents(world: SeedWorld): Promise<void> {
  const agent = await enterAgent(world, general, async () => {
    const { api } = await enterStaff(world, owner)
    const { password } = await api.staff.openMember({ username: general.username, type: 1 })
    if (password === undefined) throw new Error('a new world has no fixed initial password')
    return password
  })
  const code = await linkOf(agent)
  await enter(world, bienxanh79, { affiliateCode: code })
  await enter(world, hoasen88, { affiliateCode: code })
  const second = await enterAgent(world, below, async () => {
    const { initialPassword } = await agent.api.agents.openAccount({ account: below.username, type: 2 })
    return initialPassword
  })
  const [own] = await second.api.agents.registerLinks({})
  await enter(world, quocbao77, { ...(own && { affiliateCode: own.code }) })
}

/** Logs the agent in, or opens the account and takes it over as its owner does. */
async function enterAgent(
  { portalUrl }: SeedWorld,
  { username, password }: DemoAccount,
  open: () => Promise<string>,
): Promise<Player> {
  const player = openPlayer(portalUrl, username)
  const logIn = async (key: string) => {
    const { token } = await player.api.session.login({
      username,
      password: key,
      ...(await provePerson(player.api, 'login')),
    })
    player.enter(token)
  }
  try {
    await logIn(password)
  } catch (error) {
    if (!isRefusal(error, 'BAD_CREDENTIALS')) throw error
    const initial = await open()
    await logIn(initial)
    await player.api.security.changePassword({
      oldPassword: initial,
      newPassword: password,
      confirmNewPassword: password,
    })
    await logIn(password)
  }
  const { _meta } = await player.api.system.registerSettings({})
  await player.api.members.acceptTerms({ version: _meta.termsVersion })
  const { hasPaymentPassword } = await player.api.members.info({})
  if (!hasPaymentPassword)
    await player.api.members.setPaymentPassword({ password, paymentPassword: demoPaymentPassword })
  return player
}

/** The code that the agent passes on at the fair. */
async function linkOf({ api }: Player): Promise<string> {
  const known = (await api.agents.registerLinks({})).find(({ note }) => note === linkNote)
  if (known) return known.code
  const [, added] = await api.agents.addRegisterLink({ type: 0, note: linkNote })
  if (!added) throw new Error('the new link is not in the list')
  return added.code
}
