import type { TableExposure } from '@fairground/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, query } from '../../../lib/api.ts'
import { useIsTold } from '../../../lib/live.ts'

/** While nobody tells of changes; else only in case something was missed. */
const refreshMs = 1_500
const refreshMsWhileTold = 15_000
const pointsMax = 60

/** Others ask and decide too. */
const setupsMs = 10_000

export const useTableSetups = () =>
  useQuery({ ...query.staff.tableSetups.queryOptions({ input: {} }), refetchInterval: setupsMs })

export type SetupWish = Parameters<typeof api.staff.askTableSetup>[0]

export function useAskSetup(onSuccess: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: SetupWish) => api.staff.askTableSetup(wish),
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.tableSetups.key() }),
  })
}

/** What a table may cost now: asked for when chips were paid for, and when its round has come on. */
export function useExposure(tableId: string, moment: string) {
  const refetchInterval = useIsTold() ? refreshMsWhileTold : refreshMs
  const exposure = useQuery({ ...query.staff.tableExposure.queryOptions({ input: { tableId } }), refetchInterval })
  const { refetch } = exposure
  const seen = useRef(moment)
  useEffect(() => {
    if (seen.current === moment) return
    seen.current = moment
    void refetch()
  }, [moment, refetch])
  return exposure
}

export interface ExposurePoint {
  at: number
  /** By currency. */
  held: Readonly<Record<string, string>>
}

/** How the exposure of a table moved since somebody began to look. */
export function useExposureSeries(tableId: string, told: TableExposure | undefined, at: number): ExposurePoint[] {
  const [points, setPoints] = useState<ExposurePoint[]>([])
  useEffect(() => {
    if (!told) return
    const own = told.books.filter((book) => book.tableId === tableId)
    const held = Object.fromEntries(own.map((book) => [book.currency, book.held]))
    setPoints((before) => [...before.filter((point) => point.at !== at), { at, held }].slice(-pointsMax))
  }, [tableId, told, at])
  return points
}
