import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { demoAccounts, openStaff } from '@fairground/dev-env'
import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

const secret = 'nine-silver-drums-4'

/** The gateway as a process of its own. */
async function startGateway(): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(fileURLToPath(import.meta.resolve('@fairground/dev-env/payment-gateway')), {
    env: { ...process.env, GATEWAY_SECRET: secret },
  })
  const address = await new Promise<string>((resolve) =>
    child.once('message', (message) => resolve((message as { url: string }).url)),
  )
  return { child, address }
}

/** Sets the gateway up and opens the way through it, as the owner does in the console. */
async function openWay(address: string): Promise<void> {
  const { username, password } = demoAccounts.staff[0]
  const { api } = await openStaff(consoleUrl(), username, password)
  const kind = 'payment-gateway' as const
  const revision = (await api.staff.providers({})).find((one) => one.kind === kind)?.revision ?? 0
  const values = { address, merchantId: 'fairground' }
  await api.staff.changeProvider({ kind, isOn: true, values, secrets: { secret }, revision })
  expect((await api.staff.testProvider({ kind })).outcome).toBe('accepted')
  const method = (await api.staff.depositMethods({})).find((one) => one.kind === 'gateway')
  if (!method) throw new Error('the world has no way through a gateway')
  await api.staff.changeDepositMethod({ ...method, isEnabled: true })
}

test('[R1.10] a deposit through a payment gateway is paid on its page and credited on return', async ({ page }) => {
  const { child, address } = await startGateway()
  await openWay(address)
  const player = await newPlayer()
  await enterPortal(page, player.token())
  // A service that was turned on is known everywhere within two seconds.
  await expect.poll(async () => (await player.api.deposits.methods({})).map(({ kind }) => kind)).toContain('gateway')
  await page.goto('/member/depositv2')
  await page.getByText(text('console:actor.gateway'), { exact: true }).click()
  await page.getByLabel(textStart('pages:deposit.amount')).fill('400000')
  await page.getByRole('button', { name: textStart('pages:deposit.submitAmount', { amount: '400.000' }) }).click()
  await page
    .getByRole('article')
    .getByRole('link', { name: text('pages:deposit.pay') })
    .click()
  await expect(page.getByRole('heading', { name: '400000.00 VND' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('article').getByText(text('pages:deposit.status.approved'))).toBeVisible()
  await expectUnits(
    page
      .getByRole('region', { name: text('pages:wallet.available') })
      .locator('.money')
      .first(),
    400_000,
  )
  child.kill()
})
