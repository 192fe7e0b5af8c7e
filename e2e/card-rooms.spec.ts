import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

// The others at a trial table are bots of the house, and act by themselves.
const handMs = 120_000

test('a hand of Tiến Lên is played against bots to its end; every figure is told, and the browser checks its proof', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const { frame, stage } = await openTrial(page, 'Tiến Lên Miền Nam')
  await expect(stage).toHaveAttribute('data-state', 'lobby', { timeout: 45_000 })
  await frame.getByRole('button', { name: text('instant:room.quick.go') }).click()
  await expect(stage).toHaveAttribute('data-state', 'play', { timeout: 60_000 })
  await playToTheEnd(frame, stage)
  const result = frame.getByRole('region', { name: text('instant:room.result.title') })
  await expect(result.getByRole('rowheader', { name: text('instant:room.you'), exact: true })).toBeVisible()
  await result.getByRole('button', { name: text('instant:room.proof.check') }).click()
  await frame.locator('.room-hands button').first().click()
  await expect(frame.getByText(text('game:fair.matched'), { exact: true })).toBeVisible({ timeout: 20_000 })
  for (const check of ['own', 'deck', 'played', 'books'] as const)
    await expect(frame.getByRole('listitem').filter({ hasText: text(`instant:room.proof.${check}`) })).toHaveAttribute(
      'data-found',
      'true',
    )
})

async function openTrial(page: Page, gameName: string): Promise<{ frame: FrameLocator; stage: Locator }> {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=trial`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}

/** In every turn the hint is played; whoever has none passes. */
async function playToTheEnd(frame: FrameLocator, stage: Locator): Promise<void> {
  const hint = frame.getByRole('button', { name: text('instant:room.shed.hint'), exact: true })
  const play = frame.getByRole('button', { name: textStart('instant:room.shed.play') })
  const pass = frame.getByRole('button', { name: text('instant:room.shed.pass'), exact: true })
  await expect(async () => {
    if ((await stage.getAttribute('data-turn')) === 'true') {
      if (await hint.isEnabled()) {
        await hint.click({ timeout: 1_000 })
        await play.click({ timeout: 1_000 })
      } else await pass.click({ timeout: 1_000 })
    }
    await expect(stage).toHaveAttribute('data-state', 'ended', { timeout: 300 })
  }).toPass({ timeout: handMs, intervals: [200] })
}
