import { openPlayer } from '@fairground/dev-env'

const waitMsMax = 30_000
const pauseMs = 100

/** Waits until the platform has fetched the studio's games, which a job of its own does. @throws when it never does */
export async function untilGames(portalUrl: string): Promise<void> {
  const { api } = openPlayer(portalUrl, 'visitor')
  const giveUpAt = Date.now() + waitMsMax
  while ((await api.catalogue.popular({ pageSize: 1 })).total === 0) {
    if (Date.now() > giveUpAt) throw new Error('the studio offered no games')
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
