import type { SportsLeagueTable } from '@fairground/contract/sports'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSports } from '../play/sports-context.ts'

export type Season =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'told'; readonly told: SportsLeagueTable }

/** The season of a league, asked for when it is wanted. */
export function useSeason(leagueId: string, isWanted: boolean): Season {
  const { client } = useSports()
  const [season, setSeason] = useState<SportsLeagueTable | 'failed'>()
  const ask = async () => {
    setSeason(undefined)
    const answer = await client.league(leagueId)
    setSeason(answer.ok ? answer.value : 'failed')
  }
  const begin = useEffectEvent(() => void ask())
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
  if (season === 'failed') return { state: 'failed', retry: () => void ask() }
  return season ? { state: 'told', told: season } : { state: 'loading' }
}
