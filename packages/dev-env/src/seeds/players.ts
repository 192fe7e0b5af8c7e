import { isRefusal } from '@fairground/client'
import { type DemoAccount, demoPaymentPassword } from '../demo-accounts.ts'
import { openPlayer, type Player } from '../player.ts'
import { provePerson } from '../prove-person.ts'
import type { SeedWorld } from './seed-world.ts'

/** Names as banks write them; the payout account must carry the same one. */
const payeeNames: Record<string, string> = {
  minhanh88: 'Nguyen Minh Anh',
  bienxanh79: 'Tran Bien Xanh',
  hoasen88: 'Le Hoa Sen',
  quocbao77: 'Pham Quoc Bao',
  tuanpham: 'Pham Anh Tuan',
  lananh90: 'Vu Lan Anh',
  hoiquan88: 'Ngo Hoi Quan',
  phohoa77: 'Do Pho Hoa',
}

export const payeeNameOf = (username: string): string => payeeNames[username] ?? username

type Fields = { affiliateCode?: string; payeeName?: string }

const entered = new Map<string, Promise<Player>>()

/** Registers the person, or logs in who is registered already; whoever is in stays in, so that few questions are asked. */
export function enter(
  world: SeedWorld,
  account: Pick<DemoAccount, 'username' | 'password'>,
  fields: Fields = {},
): Promise<Player> {
  const key = keyOf(world, account.username)
  const known = entered.get(key)
  if (known) return known
  const player = comeIn(world, account, fields)
  entered.set(key, player)
  return player
}

/** The next time this person is asked in anew: the session may have ended. */
export const leave = (world: Pick<SeedWorld, 'portalUrl'>, username: string): void =>
  void entered.delete(keyOf(world, username))

const keyOf = ({ portalUrl }: Pick<SeedWorld, 'portalUrl'>, username: string): string => `${portalUrl} ${username}`

async function comeIn(
  { portalUrl }: SeedWorld,
  { username, password }: Pick<DemoAccount, 'username' | 'password'>,
  fields: Fields,
): Promise<Player> {
  const player = openPlayer(portalUrl, username)
  try {
    const { _meta } = await player.api.system.registerSettings({})
    const { token } = await player.api.session.register({
      username,
      password,
      payeeName: payeeNameOf(username),
      domain: new URL(portalUrl).host,
      registerUrl: `${portalUrl}/register`,
      registerMethod: 'WEB',
      login: true,
      ageConfirmed: true,
      termsVersion: _meta.termsVersion,
      ...fields,
      ...(await provePerson(player.api, 'register')),
    })
    player.enter(token)
    await player.api.members.setPaymentPassword({ password, paymentPassword: demoPaymentPassword })
  } catch (error) {
    if (!isRefusal(error, 'USERNAME_TAKEN')) throw error
    const { token } = await player.api.session.login({
      username,
      password,
      ...(await provePerson(player.api, 'login')),
    })
    player.enter(token)
  }
  return player
}
