import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { withMoreCategories } from './support/more-categories.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { undrawn } from './support/undrawn.ts'

test('a game centre has header and footer and no menu at the side, the sportsbook the header alone; a lottery asks for a log-in', async ({
  page,
}) => {
  for (const path of ['live', 'fbSports']) {
    await page.goto(`/${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: path !== 'fbSports' })
    await expect(page.getByRole('complementary', { name: text('pages:rail.label') })).toBeHidden()
  }
  await page.goto('/lottery?gameCode=some')
  await expect(page).toHaveURL('/login')
})

test('[R2.2.20] [R9.16] [R4.10.07] [R3.098] [R3.108] fifteen vendors and the way to all drop from a category, by mouse and by key; a vendor leads to its place, and its lobby shows its games', async ({
  page,
}) => {
  await enterPortal(page, (await newPlayer()).token())
  await withMoreCategories(page)
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
})

test('[R3.113, R3.114, R2.4.09, R9.22, R2.4.14, R2.4.15, R2.4.16, R2.4.17, R2.4.18, R2.4.20, R2.4.21] families that somebody offers have a row at home; a match shows both teams and leads to the sportsbook', async ({
  page,
}) => {
  await withMoreCategories(page)
  const winners = page.waitForRequest(/winnerBoard.*limitNum=20/)
  await page.goto('/')
  await winners
  const slots = page
    .getByRole('region', { name: text('portal:nav.slots') })
    .first()
    .getByRole('article')
  await expect(slots).toHaveCount(30)
  const tops = await slots.evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(2)
  for (const name of [
    text('pages:gameType.LIVE'),
    text('portal:nav.fish'),
    text('portal:nav.pvp'),
    text('pages:gameType.ESPORTS'),
  ])
    await expect(page.getByRole('region', { name }).first().getByRole('article').first()).toBeVisible()
  const match = page.getByRole('article', {
    name: text('pages:home.match', { homeTeam: 'Chủ nhà 1', awayTeam: 'Khách 1' }),
  })
  await expect(match.getByText('Chủ nhà 1')).toBeVisible()
  await expect(match.getByText('Khách 1')).toBeVisible()
  await match.scrollIntoViewIfNeeded()
  await expect(match.locator('img')).toHaveCount(1)
  await expect(match.locator('img')).toHaveAttribute('src', '/favicon.svg')
  await expect(match.getByText('Kh', { exact: true })).toBeVisible()
  await match.getByRole('button', { name: text('pages:home.bet') }).click()
  await expect(page).toHaveURL('/fbSports')
})

test('[R7.4.20, R2.1.22, R2.1.23, R2.1.24, R2.1.26] a lottery opens on its page by its code, from the list and by its address', async ({
  page,
}) => {
  await enterPortal(page, (await newPlayer()).token())
  await withMoreCategories(page)
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
})

test('[R2.4.23, R2.4.24, R2.4.25, R2.4.26, R2.4.27, R2.4.30, R9.21, R3.151] a list is narrowed by sub-category and vendor, 42 at a time; each tile names game and vendor, plays, and tells its facts', async ({
  page,
}) => {
  await undrawn(page)
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
  await page.keyboard.press('Escape')
  await expect(facts).toBeHidden()
  const jackpots = page.waitForResponse(/gameClassify=JP/)
  await page.getByRole('button', { name: text('pages:games.class.JP') }).click()
  const { value } = await (await jackpots).json()
  expect(value.list.every(({ gameClassify }: { gameClassify: string }) => gameClassify === 'JP')).toBe(true)
  await expect(page).toHaveURL('/rng?classify=JP')
  await page.getByRole('button', { name: 'Nine Carp' }).click()
  await expect(page).toHaveURL(/\/rng\?classify=JP&vassalage=/)
})

test('[R9.35] the list says from which stake and from how many lines on it is, and shows those games alone', async ({
  page,
}) => {
  await page.goto('/rng')
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
})

test.describe('somebody in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('[R3.116] shows the kick-off in the local time zone', async ({ page }) => {
    await withMoreCategories(page)
    await page.route('**/lgw/games/hotMatches*', async (route) => {
      const response = await route.fetch()
      const match = { matchId: 'm', title: 'Cup', homeTeam: 'A', awayTeam: 'B', state: 'soon', vassalage: 'FB' }
      await route.fulfill({
        response,
        json: { ...(await response.json()), value: [{ ...match, matchTime: '2026-07-01T18:30:00Z' }] },
      })
    })
    await page.goto('/')
    await expect(
      page.getByRole('article', { name: text('pages:home.match', { homeTeam: 'A', awayTeam: 'B' }) }).getByRole('time'),
    ).toContainText('14:30')
    // The page may still ask when the journey is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('[R7.4.04] hot games are asked for once with both platforms, however often one comes home, until the language changes', async ({
  page,
}) => {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_hotGamesV2')) asked.push(new URL(request.url()).searchParams)
  })
  await undrawn(page)
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
})

test('[R7.4.14] [R7.8.01] card rooms and live dealers are on their pages, and card rooms can be joined', async ({
  page,
}) => {
  await enterPortal(page, (await newPlayer()).token())
  await withMoreCategories(page)
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
})
