import { readFileSync } from 'node:fs'
import type { SportsMatchView } from '@fairground/contract/sports'
import { createI18n } from '@fairground/i18n'
import { FrameProvider, FrameRoot, safeStorage } from '@fairground/vendor-ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { createSportsClient } from '../connection/sports-client.ts'
import { SportsProvider } from '../play/sports-context.ts'
import { SportsPlay } from '../play/sports-play.ts'

type Answer = { status?: number; body: object }
export type Asked = { path: string; body: { slipId: string } & Record<string, unknown> }

/** A player at a sportsbook whose server answers what the test says, by the beginning of the path. */
export function openSportsbook(answers: Record<string, (asked: Asked) => Answer | undefined> = {}) {
  const asked: Asked[] = []
  const send: typeof fetch = async (url, init) => {
    const call = { path: `${url}`, body: init?.body ? JSON.parse(`${init.body}`) : undefined }
    asked.push(call)
    const [, answer] = Object.entries(answers).find(([path]) => call.path.startsWith(path)) ?? []
    const told = answer?.(call)
    if (!told) throw new TypeError('offline')
    return new Response(JSON.stringify(told.body), { status: told.status ?? 200 })
  }
  const device = safeStorage(() => {
    throw new Error('none')
  })
  const leagues = [
    {
      sport: 'football' as const,
      leagueId: 'aure-1',
      names: { vi: 'Giải Vô địch', en: 'Premier' },
      land: 'Aurelia',
      live: 1,
      open: 2,
    },
  ]
  const open = () =>
    new SportsPlay({
      opened: {
        ...{ session: 's', gameId: 'football', mode: 'real', currency: 'VND', balanceMinor: '100000000' },
        ...{ balanceVersion: 1, stakeMinorMin: '1000000', stakeMinorMax: '50000000' },
        ...{ language: 'vi', lobbyUrl: '', cashierUrl: '' },
      },
      ...{ client: createSportsClient('football', send), leagues, device, tab: device },
      page: { hidden: true, addEventListener() {} },
      portal: { lobbyUrl: () => undefined, settle() {}, tell() {}, exit() {}, openCashier() {} },
      sound: { setOn() {}, play() {} },
    })
  return { play: open(), asked, open }
}

/** The sportsbook tells of these matches. */
export function tell(play: SportsPlay, ...matches: readonly SportsMatchView[]): void {
  const { known } = play.screen.get()
  play.screen.set({
    known: new Map([...known, ...matches.map((match) => [match.matchId, match] as const)]),
    coupon: matches,
  })
  play.slip.follow()
}

const words = (language: string, namespace: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../packages/i18n/locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  )

/** A part of the frame as markup. */
export async function markupOf(play: SportsPlay, part: ReactNode, language: 'vi' | 'en' = 'en'): Promise<string> {
  const load = async (code: string, namespace: string) =>
    namespace === 'sports' ? { ...words(code, 'frame'), ...words(code, 'sports') } : words(code, namespace)
  const i18n = await createI18n({ language, namespaces: ['sports', 'ui'], load }, initReactI18next)
  return renderToStaticMarkup(
    <FrameRoot i18n={i18n}>
      <FrameProvider value={play}>
        <SportsProvider value={play}>{part}</SportsProvider>
      </FrameProvider>
    </FrameRoot>,
  )
}

/** What is read of markup. */
export const textOf = (markup: string): string => markup.replace(/<[^<>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
