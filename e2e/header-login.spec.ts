import { expect, type Page, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { codeSentTo, newMobile } from './support/outbox.ts'

const form = (page: Page) => page.getByRole('banner').getByRole('form', { name: 'Đăng nhập' })
const warning = (page: Page) => page.getByRole('dialog', { name: 'Chưa đăng nhập được' })
const wrong = 'Sai tên đăng nhập hoặc mật khẩu. Bạn thử lại nhé.'

async function tryToEnter(page: Page, username: string, typed: string): Promise<void> {
  await form(page).getByLabel('Tên đăng nhập').fill(username)
  await form(page).getByLabel('Mật khẩu', { exact: true }).fill(typed)
  await form(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

test('[R4.3.11] [R4.7.01] a player logs in by the header: member info and favourites load, home is shown, and the page before is offered', async ({
  page,
}) => {
  const { username } = await newPlayer()
  await page.goto('/rng')
  const info = page.waitForResponse((answer) => answer.url().endsWith('/wps/member/info'))
  // Read as it comes: the next page may be there before the answer is asked for.
  const favourites = page.waitForResponse('**/wps/relay/MCSFE_getFavoriteGames*').then((answer) => answer.json())
  await tryToEnter(page, username, password)
  expect((await info).status()).toBe(200)
  expect(await favourites).toMatchObject({ success: true, value: [] })
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: `Tài khoản ${username}` })).toBeVisible()
  await page.getByText('Về trang đang xem').click()
  await expect(page).toHaveURL('/rng')
})

test('[R5.06] [R8.21] empty fields and a wrong password are told in a warning dialog, and what was typed stays', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/wps/session/login') && calls.push(request.url()))
  const { username } = await newPlayer()
  await page.goto('/')
  await tryToEnter(page, username, '')
  await expect(warning(page)).toContainText(wrong)
  expect(calls).toEqual([])
  await warning(page).getByRole('button', { name: 'Đã hiểu' }).click()
  await tryToEnter(page, username, 'not-the-password')
  await expect(warning(page)).toContainText(wrong)
  await expect(page.getByText(wrong)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(warning(page)).toBeHidden()
  await expect(form(page).getByLabel('Tên đăng nhập')).toHaveValue(username)
})

test('[R2.5.23] the header has neither a remembered name nor the way to a forgotten password', async ({ page }) => {
  await page.goto('/')
  await expect(form(page).getByLabel('Tên đăng nhập')).toBeVisible()
  await expect(form(page).getByRole('checkbox')).toHaveCount(0)
  await expect(form(page).getByText('Quên mật khẩu')).toHaveCount(0)
})

test('a narrow window has two buttons in the place of the fields', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect(form(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
})

test('[R2.5.26] a switch turns the fields of the header into number and code, and back', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('radio', { name: 'Bằng mã SMS' }).check()
  await expect(form(page).getByRole('textbox', { name: 'Số di động' })).toBeVisible()
  await expect(form(page).getByLabel('Mật khẩu', { exact: true })).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(warning(page)).toContainText('Vui lòng nhập số di động đúng.')
  await page.keyboard.press('Escape')
  await header.getByRole('radio', { name: 'Bằng tên đăng nhập' }).check()
  await expect(form(page).getByLabel('Mật khẩu', { exact: true })).toBeVisible()
})

test('[R1.05] [R2.5.26] number and code in the header let the player in', async ({ page }) => {
  test.slow() // reads the outbox by its program
  const { api, username } = await newPlayer()
  const number = { mobileNum: newMobile(), countryDialingCode: '84' }
  await api.contacts.mobileCode(number)
  await api.contacts.bindMobile({ ...number, verificationCode: await codeSentTo(number.mobileNum), password })
  await page.goto('/')
  await page.getByRole('banner').getByRole('radio', { name: 'Bằng mã SMS' }).check()
  await form(page).getByRole('textbox', { name: 'Số di động' }).fill(number.mobileNum)
  await expect(async () => {
    await form(page).getByRole('button', { name: 'Lấy mã' }).click()
    await expect(form(page).getByRole('button', { name: /^Gửi lại sau \d+ giây$/ })).toBeDisabled({ timeout: 2_000 })
  }).toPass()
  await form(page)
    .getByRole('textbox', { name: 'Mã xác minh' })
    .fill(await codeSentTo(number.mobileNum))
  await form(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: `Tài khoản ${username}` })).toBeVisible()
})
