import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { withMoreCategories } from './support/more-categories.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { undrawn } from './support/undrawn.ts'

test('a game centre has header and footer and no menu at the side, the sportsbook the header alone; a lottery, the mini game and the chat ask a visitor to log in', async ({
  page,
}) => {
  await test.step('each place has its header and footer, and a lottery asks for a log-in', () => walkCentres(page))
  await test.step('the mini game and the chat ask a visitor to log in', () => askToLogIn(page))
})

test('[R2.2.20] [R9.16] [R4.10.07] [R3.098] [R3.108] [R7.4.20, R2.1.22, R2.1.23, R2.1.24, R2.1.26] [R7.4.14] [R7.8.01] fifteen vendors and the way to all drop from a category, by mouse and by key; a lottery opens on its page by its code; card rooms and live dealers are on their pages', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enterPortal(page, (await newPlayer()).token())
  await withMoreCategories(page)
  await test.step('vendors drop from a category, and lead to their place and lobby', () => dropVendors(page))
  await test.step('a lottery opens by its code, from the list and by its address', () => openLottery(page))
  await test.step('card rooms can be joined', () => joinRooms(page))
})

test('[R2.4.23, R2.4.24, R2.4.25, R2.4.26, R2.4.27, R2.4.30, R9.21, R3.151] [R9.35] [R2.4.28] [R2.4.29] [R2.4.31] [R2.4.32] [R7.4.04] a list is narrowed by sub-category, vendor, stake and lines, 42 at a time, and each tile tells its facts; hot games are asked for once, until the language changes', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await undrawn(page)
  await test.step('a list is narrowed by sub-category and vendor', () => narrowList(page))
  await page.goto('/rng')
  await test.step('each sub-category requests only its games', () => narrowByClass(page))
  await page.goto('/rng')
  await test.step('the list says from which stake and from how many lines on it is', () => narrowByStake(page))
  await test.step('hot games are asked for once, until the language changes', () => askOnce(page))
})

async function walkCentres(page: Page): Promise<void> {
  for (const path of ['live', 'fbSports']) {
    await page.goto(`/${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: path !== 'fbSports' })
    await expect(page.getByRole('complementary', { name: text('pages:rail.label') })).toBeHidden()
  }
  await page.goto('/lottery?gameCode=some')
  await expect(page).toHaveURL('/login')
}

async function dropVendors(page: Page): Promise<void> {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: text('portal:nav.label') })
  const live = nav.getByRole('link', { name: text('portal:nav.live'), exact: true })
  const vendors = nav.getByRole('region', { name: text('portal:nav.live') }).getByRole('listitem')
  await live.hover()
  await expect(vendors).toHaveCount(16)
  await expect(vendors.first()).toContainText('LIVE 1')
  await vendors.last().getByRole('link').click()
  await expect(page).toHaveURL('/live')
  await live.focus()
  await page.keyboard.press('ArrowDown')
  await expect(vendors.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(vendors).toHaveCount(0)
  await expect(live).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(vendors.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/live?vassalage=LIVE2')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('pages:games.enterLobby') })
    .click()
  const lobby = page.getByRole('dialog', { name: 'LIVE 2' })
  await expect(lobby.getByRole('article').first()).toBeVisible()
}

async function openLottery(page: Page): Promise<void> {
  await page.goto('/elott')
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Chơi (?!thử)/ })
    .click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=.+/)
  const { search, searchParams } = new URL(page.url())
  for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
    const launch = page.waitForRequest('**/wps/relay/GCS_lotteryLobbyLaunch')
    await page.goto(path + search)
    const asked = { gameCode: searchParams.get('gameCode'), prizeMode: 'ELOTT', lotteryType: 'Elott', language: 'vi' }
    expect((await launch).postDataJSON()).toEqual(asked)
    await expect(page.locator('iframe')).toBeVisible()
  }
}

async function narrowList(page: Page): Promise<void> {
  const first = page.waitForRequest(/games\/popular.*pageSize=42/)
  await page.goto('/rng')
  await first
  const tile = page.getByRole('main').getByRole('article').first()
  await tile.hover()
  await expect(tile.getByRole('button', { name: /^Chơi (?!thử)/ })).toBeVisible()
  await expect(tile.getByRole('button', { name: text('pages:game.trial') })).toBeVisible()
  await expect(tile.getByRole('button', { name: textPart('ui:addFavourite') })).toBeVisible()
  const name = (await tile.locator('b[title]').textContent()) ?? ''
  await tile.getByRole('button', { name: text('ui:gameFacts', { name }) }).click()
  const facts = page.getByRole('dialog', { name })
  await expect(facts.getByText(text('pages:games.fact.rtp'))).toBeVisible()
  await facts.getByRole('link', { name: textStart('pages:games.sameRules') }).click()
  await expect(page.getByText(text('pages:games.sameRulesAs', { name }))).toBeVisible()
  await expect(facts).toBeHidden()
  await page.goBack()
  await expect(facts).toBeHidden()
  const jackpots = page.waitForResponse(/gameClassify=JP/)
  await page.getByRole('button', { name: text('pages:games.class.JP') }).click()
  const { value } = await (await jackpots).json()
  expect(value.list.every(({ gameClassify }: { gameClassify: string }) => gameClassify === 'JP')).toBe(true)
  await expect(page).toHaveURL('/rng?classify=JP')
  await page.getByRole('button', { name: 'Nine Carp' }).click()
  await expect(page).toHaveURL(/\/rng\?classify=JP&vassalage=/)
}

async function narrowByStake(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('pages:games.filters') }).click()
  const choose = async (filter: string, option: RegExp) => {
    await page.getByRole('combobox', { name: filter }).click()
    await page.getByRole('option', { name: option }).click()
  }
  const narrowed = page.waitForResponse((answer) =>
    /minBet=1000\.00.*lines=25|lines=25.*minBet=1000\.00/.test(answer.url()),
  )
  await choose(text('pages:games.fact.stakes'), textStart('pages:games.stakeUpTo', { amount: '1.000' }))
  await choose(text('pages:games.fact.lines'), textWhole('pages:games.linesFrom', { count: 25 }))
  const { value } = await (await narrowed).json()
  expect(value.list.length).toBeGreaterThan(0)
  expect(value.list.every(({ lines }: { lines: number }) => lines >= 25)).toBe(true)
  await expect(page.getByRole('button', { name: text('pages:games.filtersOn', { count: 2 }) })).toBeVisible()
}

async function askOnce(page: Page): Promise<void> {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_hotGamesV2')) asked.push(new URL(request.url()).searchParams)
  })
  const home = page
    .getByRole('main')
    .getByRole('heading', { name: text('portal:home.hot') })
    .first()
  await page.goto('/')
  await expect(home).toBeVisible()
  await page
    .getByRole('navigation', { name: text('portal:nav.label') })
    .getByRole('link', { name: text('portal:nav.promotions') })
    .click()
  await expect(page).toHaveURL('/promotions')
  await page.goBack()
  await expect(home).toBeVisible()
  expect(asked.map((query) => [query.get('clientType'), query.get('platform')])).toEqual([['3', 'flash,html5-desktop']])
  const anew = page.waitForRequest('**/GCSGAME_hotGamesV2*')
  await page.getByRole('button', { name: `${text('ui:language')}: Tiếng Việt` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click()
  await anew
}

async function joinRooms(page: Page): Promise<void> {
  const place = { vassalage: 'PVP1', vendorName: 'PVP 1', gameType: 'PVP', gameCode: 'xi-dach', openIn: 'route' }
  const [{ nodeId }] = await page.request
    .get('/wps/relay/GCSGAME_hotGamesV2')
    .then(async (answer) => (await answer.json()).value)
  const answers = {
    GLS2_roomList: [
      {
        ...place,
        roomId: nodeId,
        name: 'Phòng 1',
        players: 3,
        seats: 6,
        status: 'open',
        minBet: '1000.00',
        maxBet: '90000.00',
      },
      { ...place, roomId: 'full', name: 'Phòng 2', players: 6, seats: 6, status: 'full' },
    ],
    CBS_modelList: [
      { modelId: 'lan', name: 'Lan', vassalage: 'LIVE1', vendorName: 'LIVE 1', online: true, nodeId },
      { modelId: 'mai', name: 'Mai', vassalage: 'LIVE1', vendorName: 'LIVE 1', online: false, nodeId },
    ],
  }
  for (const [call, value] of Object.entries(answers))
    await page.route(`**/wps/relay/${call}*`, (route) =>
      route.fulfill({ json: { success: true, code: 'SUCCESS', message: '', value } }),
    )
  await page.goto('/live')
  await expect(page.getByRole('button', { name: 'Bàn của Lan' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Bàn của Mai' })).toBeDisabled()
  await page.goto('/pvp')
  const rooms = page.getByRole('region', { name: text('pages:games.rooms') }).getByRole('listitem')
  await expect(rooms).toHaveText([/Phòng 1.*3\/6.*1\.000/, /Phòng 2.*6\/6/])
  await expect(rooms.last().getByRole('button')).toBeDisabled()
  await rooms
    .first()
    .getByRole('button', { name: text('pages:games.sitDownAt', { name: 'Phòng 1' }) })
    .click()
  await expect(page).toHaveURL(/\/seamless\?nodeId=/)
}

async function askToLogIn(page: Page): Promise<void> {
  await page.goto('/')
  for (const name of [text('pages:rail.miniGame'), text('pages:chat.title')]) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeHidden()
  }
}

async function narrowByClass(page: Page): Promise<void> {
  for (const [name, code] of [
    [text('pages:games.class.SC'), 'SC'],
    ['Video poker', 'VP'],
    [text('pages:games.class.TG'), 'TG'],
    [text('pages:games.class.AC'), 'AC'],
  ] as const) {
    const answered = page.waitForResponse(new RegExp(`gameClassify=${code}`))
    await page.getByRole('button', { name, exact: true }).click()
    const { value } = await (await answered).json()
    expect(value.list.every(({ gameClassify }: { gameClassify: string }) => gameClassify === code)).toBe(true)
    await expect(page).toHaveURL(`/rng?classify=${code}`)
  }
}
