import { text, textStart } from '@fairground/i18n/texts'
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

/** A run may take three minutes, and the next one is a few seconds away: then the bet is taken. */
const roundMs = 240_000
/** What one says is on other screens within a second, on a machine that has time for it. */
const heardMs = 30_000

test('one player says something at the crash table, another reads it, and staff take it off both screens', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(600_000)
  const [speaker, reader] = [await newPlayer({ deposit: '5000000.00' }), await newPlayer()]
  const other = await openOther(browser)
  const own = await openCrash(page, speaker)
  const theirs = await openCrash(other, reader)
  await openChat(own)
  await openChat(theirs)
  await expect(theirs.getByText(text('instant:instant.chat.betFirst'))).toBeVisible()
  await betOnce(own)

  const said = `Chúc cả bàn may mắn ${speaker.username}`
  const line = own.getByRole('textbox', { name: text('instant:instant.chat.say') })
  await expect(line).toBeEnabled({ timeout: roundMs })
  await line.fill(said)
  await line.press('Enter')
  await expect(own.getByText(said)).toBeVisible()
  await expect(line).toHaveValue('')
  await expect(theirs.getByText(said)).toBeVisible({ timeout: heardMs })

  await line.fill('kết bạn zalo 0912345678')
  await line.press('Enter')
  await expect(own.getByText(text('instant:instant.chat.noContacts'))).toBeVisible()

  const staff = await openConsole(browser, 'owner')
  await staff.goto('/games?tab=chat&id=crash')
  const row = staff.getByRole('row', { name: new RegExp(said) })
  await expect(row.getByText(speaker.username, { exact: true })).toBeVisible()
  await row.getByRole('button', { name: text('lobby:chat.hide') }).click()
  await expect(row.getByRole('button', { name: text('lobby:chat.hide') })).toHaveCount(0)
  await expect(own.getByText(said)).toHaveCount(0, { timeout: heardMs })
  await expect(theirs.getByText(said)).toHaveCount(0, { timeout: heardMs })

  await row.getByRole('button', { name: text('console:chat.mute') }).click()
  const question = staff.getByRole('dialog', { name: textStart('console:chat.muteTitle') })
  await question.getByLabel(text('console:reason.label')).fill('Rủ rê liên hệ bên ngoài')
  await question.getByRole('button', { name: text('lobby:chat.save') }).click()
  await expect(own.getByText(text('instant:instant.chat.muted'))).toBeVisible({ timeout: heardMs })
  await staff.context().close()
  await other.context().close()
})

/** A page of somebody else, of the same size. */
async function openOther(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Launched from the portal by its name. */
async function openCrash(page: Page, player: TestPlayer): Promise<FrameLocator> {
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Pháo Hoa Crash' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  await expect(frame.locator('[data-rules="crash"]')).toBeVisible({ timeout: 45_000 })
  return frame
}

/** On a phone the chat is a sheet. */
const openChat = (frame: FrameLocator): Promise<void> =>
  frame.getByRole('button', { name: textStart('instant:instant.chat.title') }).click()

/** Too late for this round it is the bet of the next one. */
async function betOnce(frame: FrameLocator): Promise<void> {
  await frame
    .getByRole('dialog')
    .getByRole('button', { name: text('pages:news.close') })
    .click()
  await frame
    .getByRole('button', {
      name: new RegExp(`^(${text('instant:instant.bet')}|${text('instant:instant.crash.queue')})`),
    })
    .click()
  await openChat(frame)
}
