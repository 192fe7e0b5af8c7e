import { expect, test } from '@playwright/test'
import { newName } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'

test('[R1.17] [R1.18] [R1.19] [R1.20] the footer leads to the guide, the blog, the news and about us, and to what is published there', async ({
  page,
}) => {
  const article = page.getByRole('main').getByRole('article')
  const follow = async (name: string, path: RegExp) => {
    await page.goto('/responsible')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  await follow('Hướng dẫn cho người mới', /\/guide$/)
  await page.getByRole('complementary', { name: 'Trong trang này' }).getByRole('link', { name: 'Rút tiền' }).click()
  await expect(article.getByRole('heading', { name: 'Rút tiền' })).toBeInViewport()
  await follow('Về chúng tôi', /\/about$/)
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const [name, path, title] of [
    ['Blog', 'blog', 'Tự kiểm tra một ván, từng bước'],
    ['Tin tức', 'news', 'Chúng tôi công bố thời gian chi tiền đo được'],
  ] as const) {
    await follow(name, new RegExp(`/${path}$`))
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}/[a-z-]+$`))
    await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
  }
  await page.goto('/blog/khong-co-bai-nay')
  await expect(page.getByRole('main').getByText('Không có trang này').last()).toBeVisible()
})

test('staff look at a post before it is published, bring an old version back, and are asked before they lose words', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const name = newName()
  const staff = await openConsole(browser, 'owner')
  await staff.goto('/content?type=blog&id=new')
  const title = staff.getByRole('region', { name: 'Tiếng Việt' }).getByLabel('Tiêu đề')
  await title.fill(`Bài ${name}`)
  const words = staff.getByRole('region', { name: 'Tiếng Việt' }).getByLabel('Nội dung')
  await words.fill('Đèn lồng')
  await words.selectText()
  await words.press('ControlOrMeta+b')
  await expect(words).toHaveValue('<strong>Đèn lồng</strong>')
  await expect(staff.getByLabel('Địa chỉ')).toHaveValue(`bai-${name}`)
  await staff.getByRole('button', { name: 'Lưu bản nháp' }).click()
  const opened = staff.context().waitForEvent('page')
  await staff.getByRole('button', { name: 'Xem trên trang' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: `Bài ${name}` })).toBeVisible()
  await title.fill(`Sửa ${name}`)
  await staff.getByRole('button', { name: 'Về danh sách' }).click()
  const question = staff.getByRole('dialog', { name: 'Bỏ những gì vừa viết?' })
  await expect(question).toContainText('Thay đổi chưa lưu sẽ mất')
  await staff.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(title).toHaveValue(`Sửa ${name}`)
  await staff.getByRole('button', { name: 'Lưu', exact: true }).click()
  await staff.getByRole('button', { name: 'Khôi phục' }).click()
  await staff.getByRole('dialog', { name: 'Khôi phục bản' }).getByRole('button', { name: 'Khôi phục' }).click()
  await expect(title).toHaveValue(`Bài ${name}`)
  await staff.context().close()
})
