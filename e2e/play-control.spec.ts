import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

const name = text('pages:control.change', {
  kind: text('pages:control.kind.loss'),
  period: text('pages:control.period.week'),
})

test('a player sets a limit, waits to raise it, and takes a break that no deposit and no game gets around @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '500000.00' })
  await enterPortal(page, player.token())
  await page.goto('/member/playControl')
  await page.getByRole('radio', { name: text('pages:control.period.week'), exact: true }).check({ force: true })
  const limit = page.getByRole('button', { name })
  const window = page.getByRole('dialog', { name })
  const save = async (units: string) => {
    await limit.click()
    await window.getByLabel(text('pages:control.newAmount')).fill(units)
    await window.getByRole('button', { name: text('pages:control.save') }).click()
    await expect(window).toBeHidden()
  }
  await save('300000')
  await expect(limit).toContainText('300.000')
  await save('500000')
  await expect(limit).toContainText(text('pages:control.waits'))
  await page.reload()
  await page.getByRole('button', { name: text('pages:control.cancelRaise') }).click()
  await expect(page.getByRole('button', { name: text('pages:control.cancelRaise') })).toBeHidden()

  const length = '15 phút'
  await page.getByRole('button', { name: text('pages:control.breakFor', { length }) }).click()
  const asked = page.getByRole('dialog', { name: text('pages:control.breakTitle', { length }) })
  await expect(async () => {
    await asked.getByRole('button', { name: text('pages:control.breakFor', { length }) }).click({ timeout: 1_000 })
    await expect(asked).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('status').filter({ hasText: text('pages:control.onBreak') })).toBeVisible()
  const { api } = player
  const [game] = await api.catalogue.hotGames({})
  if (!game) throw new Error('the world has no hot game')
  const { nodeId, vassalage, gameType } = game
  const launch = { nodeId, vassalage, gameType, mode: 'real', language: 'vi', returnUrl: portalUrl() } as const
  await expect(api.catalogue.launch(launch)).rejects.toMatchObject({ code: 'PLAY_STOPPED' })
})
