import { launchTokenOf } from '@fairground/contract/frame'

export interface Launch {
  gameId: string
  /** Absent when the page was reloaded: the address keeps no token. */
  launchToken: string | undefined
  /** The frame is to show a round again, and nothing else. */
  replayTicket?: string
}

/** Reads the launch from the address and takes the token out of it, so that it is in no history and no screenshot. */
export function takeLaunch({ location, history }: Pick<Window, 'location' | 'history'>): Launch {
  const launchToken = launchTokenOf(location.search) || undefined
  const query = new URLSearchParams(location.search)
  const replayTicket = query.get('replay')
  query.delete('launchToken')
  query.delete('replay')
  if (launchToken || replayTicket)
    history.replaceState(null, '', location.pathname + (query.size > 0 ? `?${query}` : ''))
  const gameId = decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '')
  return { gameId, launchToken, ...(replayTicket && { replayTicket }) }
}
