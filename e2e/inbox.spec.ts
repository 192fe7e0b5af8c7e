import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { liveLineJoined } from './support/live-line.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('[R2.3.10] [R2.6.13] [R2.6.16] [R3.140] a new message is counted at once and read in the inbox; so is what staff write to a list of accounts, and who reads it is counted', async ({
  page,
  browser,
}) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const joined = liveLineJoined(page)
  await page.goto('/')
  const header = page.getByRole('banner')
  const entry = header.getByRole('link', { name: text('pages:member.messageV2'), exact: true })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveText('')
  await joined
  const method = (await player.api.deposits.methods({})).find(({ kind }) => kind === 'sandbox')
  if (!method) throw new Error('the world has no sandbox deposit')
  await player.api.deposits.request({ methodId: method.methodId, amount: '150000.00', requestId: crypto.randomUUID() })
  const unread = header.getByRole('link', { name: text('pages:inbox.openUnread', { count: 1 }) })
  await expect(unread).toHaveText('1')
  expect(await player.api.inbox.unread({})).toEqual({ unreadMessage: 1 })
  await unread.click()
  await expect(page).toHaveURL('/member/messageV2')
  const message = page.getByRole('main').getByRole('button', { name: text('inbox:deposit.approved.title') })
  await message.click()
  await expect(page.getByRole('main').getByText('150.000 VND')).toBeVisible()
  await expect(entry).toHaveText('')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('pages:inbox.remove') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('pages:inbox.remove') })
    .click()
  await expect(page.getByText(text('pages:inbox.none'))).toBeVisible()
  await test.step('staff write from a template', async () => {
    const staff = await openConsole(browser, 'owner')
    await staff.goto('/messages?id=new')
    await staff.getByLabel(text('content:message.template')).click()
    await staff.getByRole('option', { name: textStart('inbox:house.welcome.title', { account: /.*/ }) }).click()
    await staff.getByRole('radio', { name: text('content:message.audience.accounts') }).check()
    await staff.getByRole('textbox', { name: text('content:message.accounts') }).fill(player.username)
    await staff.getByRole('button', { name: text('content:message.send'), exact: true }).click()
    const question = staff.getByRole('dialog', { name: text('content:message.sendTitle', { count: 1 }) })
    await question.getByRole('button', { name: text('content:message.send') }).click()
    const panel = staff.getByRole('complementary', { name: text('content:message.panel') })
    await expect(panel.getByText(text('content:message.state.sent'), { exact: true })).toBeVisible({ timeout: 30_000 })

    await page.goto('/member/messageV2')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('inbox:house.welcome.title', { account: player.username }) })
      .click()
    await expect(page.getByRole('main').getByText(text('inbox:house.welcome.text').split('\n')[0] ?? '')).toBeVisible()
    await expect.poll(async () => (await player.api.inbox.unread({})).unreadMessage).toBe(0)
    await staff.reload()
    await expect(panel.getByRole('definition').filter({ hasText: /^1$/ })).toHaveCount(2)
    await staff.context().close()
  })
})
