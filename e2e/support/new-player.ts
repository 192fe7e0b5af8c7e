import { randomBytes, randomInt } from 'node:crypto'
import { demoAccounts, openPlayer } from '@fairground/dev-env'
import { portalUrl } from './world.ts'

export type TestPlayer = ReturnType<typeof openPlayer> & { password: string; payeeName: string }

export const password = demoAccounts.players[0].password
export const paymentPassword = '135792'

/** Eight letters that spell no reserved name, and no digits, which chat takes for a telephone number. */
const letters = 'bdfgjkpw'

/** A name nobody has yet, so that tests beside each other never meet. */
export const newName = (): string => `hoi${Array.from(randomBytes(11), (byte) => letters[byte % 8]).join('')}`

/** Somebody new with money of their own, registered by the calls that the portal makes. `deposit` in major units. */
export async function newPlayer(
  options: { deposit?: string; withPayoutAccount?: boolean; referralCode?: string } = {},
): Promise<TestPlayer> {
  const player = { ...openPlayer(portalUrl(), newName()), password, payeeName: 'Nguyen Thu Ha' }
  const { api, username, payeeName } = player
  const { _meta } = await api.system.registerSettings({})
  const { token } = await api.session.register({
    username,
    password,
    payeeName,
    domain: new URL(portalUrl()).host,
    registerUrl: `${portalUrl()}/register`,
    registerMethod: 'WEB',
    login: true,
    ageConfirmed: true,
    termsVersion: _meta.termsVersion,
    ...(options.referralCode && { referralCode: options.referralCode }),
  })
  player.enter(token)
  if (options.deposit) await payIn(player, options.deposit)
  if (options.withPayoutAccount) await addPayoutAccount(player)
  return player
}

/** `amount` in major units. */
export async function payIn({ api }: TestPlayer, amount: string): Promise<void> {
  const method = (await api.deposits.methods({})).find(({ kind }) => kind === 'sandbox')
  if (!method) throw new Error('the world has no sandbox deposit')
  await api.deposits.request({ methodId: method.methodId, amount, requestId: newName() })
}

async function addPayoutAccount({ api, payeeName }: TestPlayer): Promise<void> {
  await api.members.setPaymentPassword({ password, paymentPassword })
  await api.withdrawals.addAccount({
    bankCode: 'SEN',
    accountName: payeeName,
    accountNo: newAccountNo(),
    paymentPassword,
  })
}

export const newAccountNo = (): string => String(randomInt(2 ** 40)).padStart(13, '1')
