import type { Page } from '@playwright/test'
import { undrawn } from './undrawn.ts'

const pages = {
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  PVP: '/pvp',
  ELOTT: '/elott',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
  FB: '/fbSports',
}
const vendorCount = 20

/** The catalogue as it is once other categories are open: the world's own slots, shown under them to this page alone. */
export async function withMoreCategories(page: Page): Promise<void> {
  await undrawn(page)
  await page.route('**/lgw/games/game_menus*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const [slots] = body.value
    const [card] = slots.cards
    body.value = body.value.filter(({ title }: { title: string }) => !Object.hasOwn(pages, title))
    for (const title of Object.keys(pages)) {
      const cards = Array.from({ length: title === 'LIVE' ? vendorCount : 1 }, (_, i) => ({
        ...card,
        isGame: 'VASSALAGE',
        gameType: title,
        vassalage: title === 'FB' ? 'FB' : `${title}${i + 1}`,
        displayName: `${title} ${i + 1}`,
      }))
      body.value.push({ ...slots, title, cards })
    }
    await route.fulfill({ response, json: body })
  })
  await page.route('**/wps/system/whitelabel*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const items = Object.entries(pages).map(([gameType, address]) => ({
      name: gameType,
      icon: gameType.toLowerCase(),
      gameType,
      page: address,
    }))
    body.value.menu = body.value.menu.filter(
      ({ gameType }: { gameType?: string }) => !Object.hasOwn(pages, gameType ?? ''),
    )
    body.value.menu.splice(-1, 0, ...items)
    await route.fulfill({ response, json: body })
  })
  await page.route('**/lgw/games/popular*', async (route) => {
    const address = new URL(route.request().url())
    const gameType = address.searchParams.get('gameType') ?? ''
    if (!Object.hasOwn(pages, gameType)) return route.continue()
    address.searchParams.set('gameType', 'RNG')
    address.searchParams.delete('vassalage')
    const response = await route.fetch({ url: address.href })
    const body = await response.json()
    for (const game of body.value.list) game.gameType = gameType
    await route.fulfill({ response, json: body })
  })
  await page.route('**/lgw/vn/games/game_menu', async (route) => {
    const listed = await route.fetch({ url: new URL('/lgw/games/popular?gameType=RNG', route.request().url()).href })
    const { value, ...answer } = await listed.json()
    const games = value.list.map((game: object) => ({ ...game, prizeMode: 'ELOTT', group: 'Lotto' }))
    await route.fulfill({ json: { ...answer, value: [{ group: 'Lotto', displayName: 'Lotto', games }] } })
  })
  await page.route('**/wps/relay/GCS_lotteryLobbyLaunch', async (route) => {
    const { gameCode, language } = route.request().postDataJSON()
    const found = await page.request.get('/lgw/games/popular?gameType=RNG&pageSize=60')
    const { value } = await found.json()
    const game = value.list.find((one: { gameCode: string }) => one.gameCode === gameCode)
    const { nodeId, vassalage, gameType } = game
    const url = new URL('/wps/game/launchGame', route.request().url()).href
    const postData = { nodeId, vassalage, gameType, gameCode, mode: 'real', language, returnUrl: url }
    await route.fulfill({ response: await route.fetch({ url, postData }) })
  })
  await page.route('**/lgw/games/hotMatches*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value = [1, 2, 3, 4].map((number) => ({
      matchId: `mch_${number}`,
      title: 'Cúp Hội Chợ',
      homeTeam: `Chủ nhà ${number}`,
      awayTeam: `Khách ${number}`,
      homeTeamImageUrl: '/favicon.svg',
      awayTeamImageUrl: '/no-such-crest.png',
      matchTime: new Date(Date.now() + number * 3_600_000).toISOString(),
      state: 'soon',
      vassalage: 'FB',
    }))
    await route.fulfill({ response, json: body })
  })
}
