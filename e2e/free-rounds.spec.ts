import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('free rounds that two people gave are read of, played for nothing, and taken back as far as they are left', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const player = await newPlayer({ deposit: '1000000.00' })
  const trang = await openConsole(browser, 'trang')
  await trang.goto(`/free-rounds?ask=${player.username}`)
  const form = trang.getByRole('dialog', { name: text('console:freeRounds.ask'), exact: true })
  await form.getByLabel(text('console:freeRounds.findGame')).fill('Ngọc Trai')
  await form.getByRole('combobox', { name: textPart('console:freeRounds.game') }).click()
  await trang.getByRole('option', { name: 'Ngọc Trai Biển Sâu', exact: true }).click()
  await form.getByLabel(text('console:freeRounds.stake')).fill('10000')
  await form.getByLabel(text('console:freeRounds.quantity')).fill('3')
  await form.getByLabel(text('console:freeRounds.winMax')).fill('5000000')
  await form.getByLabel(text('console:reason.label')).fill('Quà sinh nhật')
  await form.getByRole('button', { name: text('contracts:offer.submit') }).click()
  await expect(form).toBeHidden()
  const grantId = new URL(trang.url()).searchParams.get('id') ?? ''

  const khoa = await openConsole(browser, 'khoa')
  await khoa.goto(`/free-rounds?id=${grantId}`)
  await khoa
    .getByRole('complementary')
    .getByRole('button', { name: text('console:action.approve') })
    .click()
  await khoa
    .getByRole('dialog')
    .getByRole('button', { name: text('console:action.approve') })
    .click()
  await expect(khoa.getByRole('complementary').getByText(text('console:freeRoundState.granted'))).toBeVisible({
    timeout: 20_000,
  })

  await enterPortal(page, player.token())
  const { list } = await player.api.inbox.list({})
  expect(list.map(({ kind }) => kind)).toContain('freeRounds')
  await page.goto('/promotions')
  await expect(page.getByText(text('promotions:freeRounds.left', { remaining: 3, quantity: 3 }))).toBeVisible()
  await page.getByRole('link', { name: textStart('promotions:freeRounds.play', { game: 'Ngọc Trai' }) }).click()
  const slot = await openedSlot(page)
  await expect(slot.frame.getByText(text('promotions:freeRounds.left', { remaining: 3, quantity: 3 }))).toBeVisible()
  await slot.spin()
  await expect(slot.frame.getByText(text('promotions:freeRounds.left', { remaining: 2, quantity: 3 }))).toBeVisible()
  const moves = await player.api.wallet.transactions({})
  expect(moves.kind === 'balance' && moves.list.map(({ kind }) => kind)).not.toContain('bet')

  await khoa
    .getByRole('complementary')
    .getByRole('button', { name: text('console:freeRounds.cancel') })
    .click()
  const question = khoa.getByRole('dialog')
  await question.getByRole('textbox').fill('Tặng nhầm')
  await question.getByRole('button', { name: text('console:freeRounds.cancel') }).click()
  await expect(khoa.getByRole('complementary').getByText(text('console:freeRounds.takenBack')).first()).toBeVisible({
    timeout: 20_000,
  })
  expect((await player.api.freeRounds.list({})).list).toEqual([])
  for (const staff of [trang, khoa]) await staff.context().close()
})
