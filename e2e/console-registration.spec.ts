import { expect, type Page, test } from '@playwright/test'
import { newName, password } from './support/new-player.ts'
import { fillRegistration } from './support/portal-tasks.ts'
import { openConsole } from './support/sign-in.ts'

test.describe.configure({ mode: 'serial' })

const rulesPage = async (console: Page) => {
  await console.getByRole('link', { name: 'Biểu mẫu đăng ký' }).click()
  await expect(console.getByRole('switch', { name: 'Hiện ô Zalo' })).toBeVisible()
  return console.getByRole('region', { name: 'Xem trước biểu mẫu' })
}

test('[R3.043] [R5.23] staff turn a field on and tighten its rule: the preview follows at once, the form after saving', async ({
  page,
  browser,
}) => {
  const console = await openConsole(browser, 'owner')
  const preview = await rulesPage(console)
  if (await preview.getByLabel(/^Zalo/).isVisible()) {
    await console.getByRole('switch', { name: 'Hiện ô Zalo' }).uncheck() // a run that broke off left it shown
    await console.getByRole('button', { name: 'Lưu quy tắc' }).click()
  }
  await expect(preview.getByLabel(/^Zalo/)).toHaveCount(0)
  await console.getByRole('switch', { name: 'Hiện ô Zalo' }).check()
  await console.getByRole('button', { name: 'Sửa quy tắc của Zalo' }).click()
  await console.getByLabel('Ít nhất').fill('5')
  await preview.getByLabel(/^Zalo/).fill('an')
  await expect(preview.getByText(/Bắt đầu bằng chữ cái.*5–64 ký tự/)).toBeVisible()
  await preview.getByLabel(/^Zalo/).fill('an.zalo')
  await expect(preview.getByLabel(/^Zalo/)).not.toHaveAttribute('aria-invalid', 'true')
  await console.getByLabel('Biểu thức thêm').fill('(a+)+')
  await expect(console.getByRole('button', { name: 'Lưu quy tắc' })).toBeDisabled()
  await console.getByLabel('Biểu thức thêm').fill('an.*')
  await console.getByRole('button', { name: 'Lưu quy tắc' }).click()
  await expect(console.getByText('Đã lưu quy tắc đăng ký')).toBeVisible()
  await expect(async () => {
    await page.goto('/register')
    await page.getByLabel(/^Zalo/).fill('binh.zalo', { timeout: 2_000 })
  }).toPass()
  await page.getByLabel(/^Zalo/).blur()
  await expect(page.getByLabel(/^Zalo/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Zalo/).fill('an.zalo')
  await expect(page.getByLabel(/^Zalo/)).not.toHaveAttribute('aria-invalid', 'true')
  await console.getByRole('switch', { name: 'Hiện ô Zalo' }).uncheck()
  await console.getByRole('button', { name: 'Lưu quy tắc' }).click()
  await expect(console.getByRole('button', { name: 'Lưu quy tắc' })).toBeDisabled()
  await console.goto('/audit')
  await expect(console.getByText('Đổi quy tắc đăng ký').first()).toBeVisible()
  await console.context().close()
})

test('[R4.2.08] [R4.2.10] [R4.2.11] a code that staff give out hides its field when it comes by the address, and counts who came', async ({
  page,
  browser,
}) => {
  const console = await openConsole(browser, 'owner')
  await rulesPage(console)
  const note = newName()
  await console.getByLabel('Dành cho ai').fill(note)
  await console.getByRole('button', { name: 'Phát mã mới' }).click()
  const row = console.getByRole('listitem').filter({ hasText: note })
  await expect(row).toContainText('0 người đã dùng')
  const code = await row.locator('bdi').first().textContent()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/agent\/affiliate|member\/register$/.test(pathname)) calls.push(pathname)
  })
  await page.goto(`/register?affiliateCode=${code}`)
  await expect(page.getByText(`Bạn được mời bằng mã ${code}.`)).toBeVisible()
  await expect(page.getByLabel(/^Mã mời/)).toHaveCount(0)
  await fillRegistration(page, { username: newName(), password, payeeName: 'Le Van Hai' })
  await page.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ }).check()
  calls.length = 0
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page).toHaveURL('/')
  expect(calls.slice(0, 2)).toEqual(['/wps/agent/affiliate', '/wps/member/register'])
  await console.reload()
  await expect(row).toContainText('1 người đã dùng')
  await row.getByRole('button', { name: `Đóng mã ${code}` }).click()
  await expect(row).toContainText('Đã đóng')
  await console.context().close()
})

test('[R3.076] staff add a country and take it away again: the portal follows at once', async ({ page, browser }) => {
  const console = await openConsole(browser, 'owner')
  await rulesPage(console)
  await console.getByRole('tab', { name: 'Quốc gia' }).click()
  const countries = async () => {
    const answer = await (await page.request.get('/wps/system/countries')).json()
    return answer.value.map(({ countryCode }: { countryCode: string }) => countryCode)
  }
  await console.getByLabel('Thêm quốc gia').click()
  await console.getByRole('option', { name: /^Pháp/ }).click()
  await console.getByLabel('Ít nhất bao nhiêu chữ số: Pháp').fill('12')
  await expect(console.getByRole('button', { name: 'Lưu danh sách' })).toBeDisabled()
  await console.getByLabel('Ít nhất bao nhiêu chữ số: Pháp').fill('9')
  await console.getByRole('button', { name: 'Lưu danh sách' }).click()
  await expect(console.getByText('Đã lưu danh sách quốc gia')).toBeVisible()
  expect(await countries()).toContain('FR')
  await console.getByRole('button', { name: 'Bỏ Pháp' }).click()
  await console.getByRole('button', { name: 'Lưu danh sách' }).click()
  await expect.poll(countries).not.toContain('FR')
  await console.context().close()
})

test('terms are read as people will read them before anybody publishes them, and publishing asks once more', async ({
  browser,
}) => {
  const console = await openConsole(browser, 'owner')
  await rulesPage(console)
  await console.getByRole('tab', { name: 'Điều khoản' }).click()
  const edition = console.getByRole('region', { name: 'Tiếng Việt' })
  const publish = console.getByRole('button', { name: 'Công bố bản mới' })
  await expect(publish).toBeDisabled()
  await edition.getByRole('textbox').fill('Đoạn một của điều khoản mới.\n\nĐoạn hai.')
  await expect(edition.getByText('Đoạn hai.', { exact: true })).toBeVisible()
  await publish.click()
  const question = console.getByRole('dialog', { name: 'Công bố bản điều khoản mới?' })
  await question.getByRole('button', { name: 'Quay lại' }).click()
  await console.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(publish).toBeDisabled()
  await console.context().close()
})
