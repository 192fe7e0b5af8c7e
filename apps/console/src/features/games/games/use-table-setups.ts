import type { TableExposure } from '@fairground/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, query } from '../../../lib/api.ts'

const refreshMs = 1_500
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

/** What a table may cost now; asked for while somebody looks. */
export const useExposure = (tableId: string) =>
  useQuery({ ...query.staff.tableExposure.queryOptions({ input: { tableId } }), refetchInterval: refreshMs })

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
