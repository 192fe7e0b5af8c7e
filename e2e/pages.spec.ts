import { text, textPart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newName } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'

test('[R1.17] [R1.18] [R1.19] [R1.20] the footer leads to the guide, the blog, the news and about us, and to what is published there', async ({
  page,
}) => {
  const article = page.getByRole('main').getByRole('article')
  const follow = async (name: string, path: RegExp) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/responsible')
  await follow(text('pages:reading.guide'), /\/guide$/)
  await page
    .getByRole('complementary', { name: text('pages:reading.contents') })
    .getByRole('link', { name: text('pages:member.withdraw') })
    .click()
  await expect(article.getByRole('heading', { name: text('pages:member.withdraw') })).toBeInViewport()
  await follow(text('pages:reading.about'), /\/about$/)
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const [name, path, title] of [
    ['Blog', 'blog', 'Tự kiểm tra một ván, từng bước'],
    [text('pages:reading.news'), 'news', 'Chúng tôi công bố thời gian chi tiền đo được'],
  ] as const) {
    await follow(name, new RegExp(`/${path}$`))
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}/[a-z-]+$`))
    await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
  }
  await page.goto('/blog/khong-co-bai-nay')
  await expect(page.getByRole('main').getByText(text('portal:notFound.title')).last()).toBeVisible()
})

test('staff look at a post before it is published, bring an old version back, and are asked before they lose words', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const name = newName()
  const staff = await openConsole(browser, 'owner')
  await staff.goto('/content?type=blog&id=new')
  const title = staff.getByRole('region', { name: 'Tiếng Việt' }).getByLabel(text('content:title'))
  await title.fill(`Bài ${name}`)
  const words = staff.getByRole('region', { name: 'Tiếng Việt' }).getByLabel(text('content:body'))
  await words.fill(text('game:symbol.garden.high3'))
  await words.selectText()
  await words.press('ControlOrMeta+b')
  await expect(words).toHaveValue('<strong>Đèn lồng</strong>')
  await expect(staff.getByLabel(text('content:slug'))).toHaveValue(`bai-${name}`)
  await staff.getByRole('button', { name: text('content:saveDraft') }).click()
  const opened = staff.context().waitForEvent('page')
  await staff.getByRole('button', { name: text('content:previewOpen') }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: `Bài ${name}` })).toBeVisible()
  await title.fill(`Sửa ${name}`)
  await staff.getByRole('button', { name: text('content:back') }).click()
  const question = staff.getByRole('dialog', { name: text('content:ask.leave') })
  await expect(question).toContainText(text('content:askText.leave'))
  await staff.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(title).toHaveValue(`Sửa ${name}`)
  await staff.getByRole('button', { name: text('pages:passkey.save'), exact: true }).click()
  await staff.getByRole('button', { name: text('content:restore') }).click()
  await staff
    .getByRole('dialog', { name: textPart('content:ask.restore') })
    .getByRole('button', { name: text('content:restore') })
    .click()
  await expect(title).toHaveValue(`Bài ${name}`)
  await staff.context().close()
})
