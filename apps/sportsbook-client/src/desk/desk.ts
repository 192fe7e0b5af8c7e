import type {
  SportsDeskAct,
  SportsDeskBets,
  SportsDeskMatchView,
  SportsDeskQuery,
  SportsDeskView,
} from '@fairground/contract/sports-desk'
import { lineOf, StaffDesk, type StaffDeskState } from '@fairground/vendor-ui/staff-desk'
import type { DeskClient } from './desk-client.ts'

export const deskTabs = ['markets', 'events', 'bets', 'wishes', 'acts', 'leagues'] as const
export type DeskTab = (typeof deskTabs)[number]

export interface DeskState extends StaffDeskState<SportsDeskView> {
  query: SportsDeskQuery
  matchId: string
  /** Undefined until it has come. */
  match: SportsDeskMatchView | undefined
  tab: DeskTab
  /** Large bets of the chosen match alone. */
  isOfMatch: boolean
  bets: SportsDeskBets['bets']
}

/** The trading desk of one person. */
export class Desk extends StaffDesk<SportsDeskView, SportsDeskAct, DeskState> {
  private readonly client: DeskClient

  constructor(client: DeskClient, view: SportsDeskView) {
    super(client, {
      ...{ view, query: { phase: 'now', leagueId: '', text: '' }, match: undefined, tab: 'markets' },
      ...{ matchId: view.matches[0]?.matchId ?? '', isOfMatch: false, bets: [] },
    })
    this.client = client
  }

  /** Looks for other matches; the one that was chosen stays. */
  async find(wish: Partial<SportsDeskQuery>): Promise<void> {
    this.screen.set({ query: { ...this.screen.get().query, ...wish } })
    await this.lookAgain()
  }

  async choose(matchId: string): Promise<void> {
    if (matchId !== this.screen.get().matchId) this.screen.set({ matchId, match: undefined, result: undefined })
    await this.lookAgain()
  }

  async show(tab: DeskTab, isOfMatch = this.screen.get().isOfMatch): Promise<void> {
    this.screen.set({ tab, isOfMatch })
    await this.lookAgain()
  }

  /** True when it was done, or waits for a second person. */
  act(act: SportsDeskAct): Promise<boolean> {
    return this.send(act)
  }

  protected async look(): Promise<void> {
    const { query, matchId, tab, isOfMatch } = this.screen.get()
    const [view, match, bets] = await Promise.all([
      this.client.view(query),
      matchId === '' ? undefined : this.client.match(matchId),
      tab === 'bets' ? this.client.bets(isOfMatch ? matchId : '') : undefined,
    ])
    const now = this.screen.get()
    this.screen.set({
      ...lineOf(view),
      ...(view.ok && now.query === query && { view: view.value }),
      ...(match?.ok && now.matchId === matchId && { match: match.value }),
      ...(bets?.ok && now.isOfMatch === isOfMatch && { bets: bets.value.bets }),
    })
  }
}
