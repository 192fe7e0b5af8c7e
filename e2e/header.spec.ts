import { expect, type Route, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test('[R2.2.01] [R2.2.05] [R2.2.12] [R2.3.01] [R2.3.02] [R2.3.05] the header leads home and to the slots, and its clock goes', async ({
  page,
}) => {
  await page.goto('/fairness')
  const header = page.getByRole('banner')
  const clock = header.getByRole('time')
  const before = (await clock.textContent()) ?? ''
  await expect(clock).not.toHaveText(before, { timeout: 3_000 })
  const nav = header.getByRole('navigation', { name: 'Danh mục trò chơi' })
  await expect(nav.getByRole('link').first()).toHaveText('Trang chủ')
  await nav.getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL('/rng')
  await nav.getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/rng')
  await header.getByRole('link', { name: 'Fairground' }).click()
  await expect(page).toHaveURL('/')
})

test('a pointer that rests on a category before the page has its code drops the vendors, each in words until its mark has come', async ({
  page,
}) => {
  const held: Route[] = []
  await page.route('**/assets/*.js', (route) => void held.push(route))
  await page.route('**/art/vendor/**', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Danh mục trò chơi' })
  const vendors = nav.getByRole('region', { name: /^Slots/ })
  await nav.getByRole('link', { name: 'Slots' }).hover()
  await expect(vendors).toBeHidden()
  await page.unroute('**/assets/*.js')
  for (const route of held) await route.continue()
  await expect(vendors.getByText('Nine Carp', { exact: true })).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(vendors).toBeHidden()
})

test('[R2.3.07] [R2.3.08] [R2.3.09] [R2.3.11] who is logged in finds balance, deposit, withdrawal and account in the header', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const player = await newPlayer({ deposit: '640000.00' })
  await enterPortal(page, player.token())
  await page.goto('/')
  const header = page.getByRole('banner')
  await expectUnits(header.locator('.money').filter({ visible: true }), 640_000)
  await header.getByRole('link', { name: /^Nạp/ }).click()
  await expect(page).toHaveURL('/member/depositv2')
  if (isMobile) return
  await header.getByRole('link', { name: 'Rút tiền' }).click()
  await expect(page).toHaveURL('/member/withdraw')
  await header.getByRole('button', { name: `Tài khoản ${player.username}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Ví của tôi',
    'Nạp tiền',
    'Rút tiền',
    'Chuyển cho tuyến trên',
    'Lịch sử cược',
    'Lịch sử giao dịch',
    'Lãi lỗ cá nhân',
    'Chi tiết thưởng',
    'Hoàn trả',
    'VIP',
    'Mời bạn bè',
    'Nhiệm vụ1',
    'Trung tâm thưởng',
    'Tin nhắn1',
    'Bảo mật',
    'Thông báo',
    'Góp ý và phản hồi',
    'Đăng xuất',
  ])
})

test('[R2.6.02] [R2.6.03] [R2.6.04] [R2.6.07] [R2.6.08] [R2.6.09] the member centre has wallet, deposit, withdrawal and records', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer({ deposit: '50000.00' })
  await enterPortal(page, player.token())
  const pages = [
    { key: 'transferFund', heading: 'Số dư khả dụng' },
    { key: 'depositv2', heading: 'Nạp tiền' },
    { key: 'withdraw', heading: 'Rút tiền' },
    { key: 'personalHistoryCopy', heading: 'Lịch sử cược' },
    { key: 'transactionHistory', heading: 'Lịch sử giao dịch' },
    { key: 'personalProfit', heading: 'Lãi lỗ cá nhân' },
    { key: 'bonusDetails', heading: 'Chi tiết thưởng' },
  ]
  for (const { key, heading } of pages) {
    await page.goto(`/member/${key}`)
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
  }
})

test('a phone finds everything in its five tabs, with the wallet in the middle', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the tabs are for phones')
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: 'Thanh điều hướng' })
  await expect(tabs.getByRole('link')).toHaveText(['Trang chủ', 'Slots', 'Nạp rút', 'Nổi bật', 'Tôi'])
  for (const [name, address] of [
    ['Slots', '/rng'],
    ['Nạp rút', '/member/transferFund'],
    ['Nổi bật', '/hot'],
    ['Tôi', '/me'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(tabs.getByRole('link', { name })).toBeInViewport()
  }
})
